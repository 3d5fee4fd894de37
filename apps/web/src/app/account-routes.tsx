import type { RouteObject } from 'react-router'

/** Sign-in, sign-up and everything behind it. */
export const accountRoutes: RouteObject[] = []
