import type { pricing as es } from '../../es/public/pricing.ts'

export const pricing: typeof es = {
  meta: {
    title: 'Pricing',
    description:
      'The Standard and Pro plans of Sondeo, monthly or annual, with a 14-day trial and no card. Compare what each includes.',
  },
  title: 'Plans and pricing',
  lead: 'Two plans, monthly or annual. Start with a 14-day trial, no card required.',
  billing: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual',
  save: 'Save 20%',
  perMonth: 'per month',
  billedMonthly: 'USD · billed monthly',
  billedAnnually: total => `USD · ${total} per year, in one payment`,
  mostPopular: 'MOST POPULAR',
  limited: 'For now, sign-up is limited to authorized emails.',
  plans: {
    standard: {
      name: 'Standard',
      text: 'For people who research every week.',
      action: 'Start Free Trial',
      note: '14-day trial: 5 reports and 20 scans, no card required.',
      points: limits => [
        `${limits.reports} research reports per month`,
        `${limits.scans} website scans per month`,
        `Up to ${limits.records} records per scan`,
        'Basic authentication for password-protected sites',
        'CSV export',
        'Email support',
      ],
    },
    pro: {
      name: 'Pro',
      text: 'For teams that decide with data every day.',
      action: 'Get Started',
      note: 'Starts with a 14-day trial of Standard.',
      points: limits => [
        'Unlimited research reports',
        `${limits.scans} website scans per month`,
        `Up to ${limits.records} records per scan`,
        'Everything in Standard, plus advanced authentication and custom scraping rules',
        'Google Sheets and an advanced analytics dashboard',
        'Priority processing and support, with a one-on-one onboarding session',
      ],
    },
  },
  compare: {
    title: 'Compare Plans',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    explain: name => `What “${name}” means`,
    upTo: records => `Up to ${records}`,
    watched: (count, isHourly) => `${count}, up to once ${isHourly ? 'an hour' : 'a day'}`,
    rows: {
      reports: {
        name: 'Research reports per month',
        tooltip: 'A report counts when you receive its table. A failed attempt costs nothing.',
      },
      scans: {
        name: 'Website scans per month',
        tooltip: 'A scan counts once the page has been read, with every page of its listing.',
      },
      records: {
        name: 'Records per scan',
        tooltip: 'Rows one scan can collect across all pages of the listing.',
      },
      watches: {
        name: 'Watched lists',
        tooltip: 'We check them and tell you what’s new, what changed and what’s gone. They use no scans.',
      },
      authentication: {
        name: 'Sites that require login',
        standard: 'Basic',
        pro: 'Advanced',
        tooltip: 'Basic: username and password. Advanced: also extra form fields or a session cookie.',
      },
      rules: {
        name: 'Custom scraping rules',
        tooltip: 'Choose which records and fields to extract, with a preview.',
      },
      priority: { name: 'Priority processing' },
      csv: { name: 'CSV export' },
      sheets: {
        name: 'Google Sheets integration',
        tooltip: 'Export to a new sheet or one you already have, after connecting your account.',
      },
      dashboard: {
        name: 'Advanced analytics dashboard',
        tooltip: 'Your searches, records, exports and usage by month, under “My activity”.',
      },
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
          'It lasts 14 days on the Standard plan, with 5 reports and 20 scans, and no card is required. If you add a payment method during the trial and don’t cancel, you’re charged on its last day. Without one, you’re not charged.',
      },
      {
        id: 'change',
        question: 'Can I change plans?',
        answer:
          'Yes. Upgrades take effect right away. Downgrades apply at the end of the period you’ve already paid for.',
      },
      {
        id: 'limits',
        question: 'What if I go over my monthly limits?',
        answer:
          'We let you know when you’re close. To keep going you can buy extra credits or move to Pro. Exceeding the limits may result in extra charges or restrictions.',
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer:
          'From your profile, anytime. Your plan stays active until the end of the paid period, and your saved searches aren’t deleted.',
      },
      {
        id: 'annual',
        question: 'What does annual payment include?',
        answer:
          'The same as monthly, with a lower price per month and a single charge per year in advance. Payments aren’t refunded, except where required by law.',
      },
    ],
  },
  ready: {
    title: 'Ready to get started?',
    text: 'Create your account and try it with your own product or site. If your team needs something else, contact us.',
    action: 'Create an account',
    contactSales: 'Contact Sales',
    home: 'Back to home',
  },
}
