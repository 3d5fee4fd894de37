import type { RouteObject } from 'react-router'
import { lazyLayout, lazyScreen } from './lazy-screen.tsx'
import { paths } from './paths.ts'

/** Sign-in, sign-up and everything behind it. */
export const accountRoutes: RouteObject[] = [
  lazyScreen('login', paths.login),
  lazyScreen('reset-password', paths.resetPassword(':token')),
  lazyLayout('guests-only', [lazyScreen('signup', paths.signup), lazyScreen('forgot-password', paths.forgotPassword)]),
  lazyLayout('signed-in', [
    lazyScreen('dashboard', paths.dashboard),
    lazyScreen('product-research', paths.productResearch(':directoryId')),
    lazyScreen('compare-research', paths.compareResearch),
    lazyScreen('market-brief', paths.marketBrief(':searchId')),
    lazyScreen('saved-results', paths.savedResults(':searchId')),
    lazyScreen('website-analysis', paths.websiteAnalysis),
    lazyScreen('website-prompt', paths.websitePrompt(':id')),
    lazyScreen('consolidate', paths.consolidate),
    lazyScreen('profile', paths.profile),
    lazyScreen('analytics', paths.analytics),
    lazyScreen('reading-rules', paths.readingRules),
  ]),
  lazyLayout('help', [lazyScreen('faqs', paths.faqs)]),
]
