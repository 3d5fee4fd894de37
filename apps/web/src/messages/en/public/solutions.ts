import type { solutions as es } from '../../es/public/solutions.ts'

export const solutions: typeof es = {
  meta: {
    title: 'Solutions by field',
    description:
      'How e-commerce, marketing, procurement, supply-chain and research teams, and entrepreneurs, use Sondeo: workflow, benefits and examples.',
  },
  back: 'Back to home',
  title: 'One tool, six ways to use it',
  lead: 'Pick your field and see what you can ask and what you get.',
  tabsLabel: 'Fields',
  question: 'Question',
  benefits: 'Benefits',
  caseStudy: 'Illustrative case',
  caseNote: 'An example for illustration; not a real customer.',
  workflow: 'Workflow',
  step: step => `Step ${step}`,
  signup: 'Create an account',
  closing: {
    title: 'Sondeo for your whole team',
    text: 'Try Sondeo for 14 days, no card required. If your team already belongs to our network, see what your access includes.',
    action: 'See the membership',
  },
}
