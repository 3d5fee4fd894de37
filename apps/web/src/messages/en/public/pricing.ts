import type { pricing as es } from '../../es/public/pricing.ts'

export const pricing: typeof es = {
  meta: {
    title: 'Pricing',
    description:
      'The Standard and Pro plans of Sondeo, monthly or annual, with a 14-day trial and no card. Compare what each includes.',
  },
  title: 'Pay for what you research',
  lead: 'Two plans, monthly or annual. Start with a 14-day trial; we ask for no card.',
  billing: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save 20%',
  perMonth: 'per month',
  billedMonthly: 'Billed every month',
  billedAnnually: total => `${total} per year, in one payment`,
  mostPopular: 'MOST POPULAR',
  plans: {
    standard: {
      name: 'Standard',
      text: 'For those who research every week.',
      action: 'Start Free Trial',
      points: limits => [
        `${limits.reports} research reports per month`,
        `${limits.scans} website readings per month`,
        `Up to ${limits.records} records per reading`,
        'Basic authentication for sites behind a password',
        'CSV export',
        'Email support',
      ],
    },
    pro: {
      name: 'Pro',
      text: 'For teams that decide with data every day.',
      action: 'Get Started',
      points: limits => [
        'Unlimited research reports',
        `${limits.scans} website readings per month`,
        `Up to ${limits.records} records per reading`,
        'Everything in Standard, plus advanced authentication and custom scraping rules',
        'Google Sheets and an advanced analytics dashboard',
        'Priority processing and support, with a one-on-one onboarding session',
      ],
    },
  },
  trial: 'The trial: 14 days of the Standard plan, with 5 reports and 20 readings.',
  compare: {
    title: 'Compare Plans',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    explain: name => `What “${name}” means`,
    upTo: records => `Up to ${records}`,
    rows: {
      reports: {
        name: 'Research reports per month',
        tooltip: 'A report counts when you receive its table. A failed attempt costs nothing.',
      },
      scans: {
        name: 'Website readings per month',
        tooltip: 'A reading counts when the page could be read, with all pages of its listing.',
      },
      records: {
        name: 'Records per reading',
        tooltip: 'Rows that one reading can collect, over all pages of the listing.',
      },
      authentication: {
        name: 'Sites with a sign-in',
        standard: 'Basic',
        pro: 'Advanced',
        tooltip:
          'Basic: user and password. Advanced: also further fields of the form, or the cookie of an open session.',
      },
      rules: {
        name: 'Custom scraping rules',
        tooltip: 'Say with selectors which records and fields to read on a site, with a preview.',
      },
      priority: { name: 'Priority processing' },
      csv: { name: 'CSV export' },
      sheets: {
        name: 'Google Sheets integration',
        tooltip: 'Export to a new sheet or one you already have, after connecting your account.',
      },
      dashboard: { name: 'Advanced analytics dashboard' },
      support: { name: 'Support', standard: 'By email', pro: 'Priority' },
      onboarding: { name: 'One-on-one onboarding session' },
    },
    unlimited: 'Unlimited',
  },
  faq: {
    title: 'Questions about pricing',
    items: [
      {
        id: 'trial',
        question: 'How does the free trial work?',
        answer:
          'It lasts 14 days, with the Standard plan, 5 reports and 20 readings, and asks for no card. If you add a means of payment during the trial and do not cancel, the plan is charged on its last day. Without one, nothing is charged.',
      },
      {
        id: 'change',
        question: 'Can I change plans?',
        answer: 'Yes. An upgrade takes effect at once. A downgrade applies at the end of the period you already paid.',
      },
      {
        id: 'limits',
        question: 'What if I go past the limits of the month?',
        answer:
          'We let you know when you come close. To go on you can buy additional credits or move to Pro. Exceeding the limits may cause extra charges or restrictions.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer:
          'From your profile, whenever you want. The plan stays active until the end of the paid period, and your saved searches are not erased.',
      },
      {
        id: 'annual',
        question: 'What does annual payment include?',
        answer:
          'The same as monthly, with a lower price per month and a single charge per year in advance. Payments are not refunded, except where the law requires it.',
      },
    ],
  },
  ready: {
    title: 'Ready to get started?',
    text: 'Create your account and try it with your own product or site. If your team needs something else, write to us.',
    action: 'Create an account',
    contactSales: 'Contact Sales',
    home: 'Back to home',
  },
}
