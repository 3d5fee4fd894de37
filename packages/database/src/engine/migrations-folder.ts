import { fileURLToPath } from 'node:url'

/** One set for both engines. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
