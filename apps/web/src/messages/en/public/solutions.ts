import type { solutions as es } from '../../es/public/solutions.ts'

export const solutions: typeof es = {
  meta: {
    title: 'Solutions by industry',
    description:
      'How e-commerce, marketing, procurement, supply-chain and research teams, and entrepreneurs, use Sondeo: workflow, benefits and examples.',
  },
  back: 'Back to home',
  title: 'The same table, a different job in every industry',
  lead: 'Choose yours and see what you can ask the web, what comes back and in how many steps.',
  tabsLabel: 'Industries',
  question: 'Question',
  benefits: 'What you gain',
  caseStudy: 'Illustrative case',
  caseNote: 'An example made to show the use; it describes no real customer.',
  workflow: 'Workflow',
  step: step => `Step ${step}`,
  signup: 'Create an account',
  closing: {
    title: 'Sondeo for your whole team',
    text: 'Access comes with the membership of our network. See what it includes.',
    action: 'See the membership',
  },
}
