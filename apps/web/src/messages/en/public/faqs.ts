import type { faqs as es } from '../../es/public/faqs.ts'

export const faqs: typeof es = {
  meta: {
    title: 'Tutorial & FAQs',
    description:
      'How to research a product, analyze a website, export tables and solve the most common problems in Sondeo.',
  },
  back: 'Back to the dashboard',
  title: 'Tutorial & FAQs',
  subtitle: 'Your first list in four steps, your first report in three, and fourteen answers to get more out of them.',
  tutorial: {
    heading: 'Your first list in four steps',
    enlarge: 'Enlarge the picture',
    steps: [
      {
        id: 'start',
        title: 'Paste an address',
        text: 'Type it into the box on your dashboard. To try things out first, pick one of the demo lists.',
        picture: 'The dashboard with an address typed into its box',
      },
      {
        id: 'list',
        title: 'See the whole list',
        text: 'We read every page and tell you whether the list is complete. Sort, filter and total it like a spreadsheet.',
        picture: 'A scan with the question box and all of its rows below',
      },
      {
        id: 'answer',
        title: 'Ask in your own words',
        text: 'The table narrows to what you asked for, and one sentence says how we read your question.',
        picture: 'The answer to a question, with the sentence that explains it',
      },
      {
        id: 'origin',
        title: 'Check a value and take the table with you',
        text: 'Click a cell to see the saved page beside the table with the value highlighted. Export gives you what you see.',
        picture: 'A table and, beside it, the page the chosen value came from',
      },
    ],
  },
  report: {
    heading: 'Your first report in three steps',
    steps: [
      {
        title: 'Type a product',
        text: 'Into the box on your dashboard, in your own words: “coffee” or “running shoes”. A tariff code works too, if you know it.',
      },
      {
        title: 'Confirm the code',
        text: 'Every product is traded under a code. We tell you which one we used; if the name could mean several, we ask first.',
      },
      {
        title: 'Read the answer and say where you trade from',
        text: 'The answer is at the top, with charts, markets, the table and sources below. With your country and role you also see your place in the market and where to sell or buy.',
      },
    ],
  },
  questions: 'Frequently asked questions',
  support: 'Didn’t find what you were looking for?',
  contactSupport: 'Contact support',
  items: [
    {
      id: 'start',
      question: 'Where do I start?',
      answer:
        'With the box on your dashboard: type an address or the name of a product, and we can tell which it is. An address gets you the list on that page; a product, a report on who exports and imports it. The two cards below lead to each tool.',
    },
    {
      id: 'product',
      question: 'How do I research a product, and what’s in the report?',
      answer:
        'Enter the product name, for example “Sugar”, and click “Get report”. The tariff code, such as 1806.31, is optional and helps tell similar products apart; you can also enter the code alone. The report brings together the countries that export and import, charts and a map, news, and an analysis written from the table; every figure names its source and year. You can print it or compare it with another.',
    },
    {
      id: 'website',
      question: 'How do I analyze a website?',
      answer:
        'Paste the URL and click “Scan website”. Rows show up while we read; when it’s done you have the whole list, with a box to ask above it. “Show the whole list” brings it back after an answer. If the URL doesn’t start with http:// or https://, we add https://, and try http:// if that doesn’t respond.',
    },
    {
      id: 'one-url',
      question: 'Can I scan several addresses at once?',
      answer:
        'A scan reads one address at a time, with every page of its listing, up to your plan’s limit. To read up to 200 with a single question, open “Scan many URLs at once” in website analysis: each one counts as a scan, and they all come together in one table. Results you already have are brought together with “Combine searches”.',
    },
    {
      id: 'login',
      question: 'What if the site requires a login?',
      answer:
        'Check “Requires login” and enter the site’s sign-in URL, username and password. They’re used for that scan only and never stored. To watch such a list you can choose to keep the login, encrypted and for that watch alone; it’s off by default and you can delete it at any time.',
    },
    {
      id: 'question',
      question: 'How do I write a good question?',
      answer:
        'Be specific and use words from the page: “company, email and phone of the suppliers in Arequipa”. You can set conditions (“amount above 200,000”) and ask for an order (“by closing date”).',
    },
    {
      id: 'origin',
      question: 'How do I know a value is right?',
      answer:
        'Every cell shows its source: click one to see the saved page with the value highlighted, the exact text and when it was read; in a report, the source and year. If a value isn’t in the source, the cell stays empty.',
    },
    {
      id: 'watch',
      question: 'Can you tell me when a list changes?',
      answer:
        'Yes. Click “Watch this list” on a scan or an answer and choose how often we check it. “What’s new” shows what’s new, what changed and what’s gone, with the page as it was and as it is; you can get it by email, in your calendar, in a feed reader or by webhook too. We remind you of deadlines that come near, and you can see the list as it was at any check. If the list can’t be read, we say so instead of calling it empty. It doesn’t use up your plan’s scans.',
    },
    {
      id: 'export',
      question: 'How do I export the results?',
      answer:
        'Open the “Export” menu, choose what you see or everything, and pick “Download CSV”, “Download Excel” or “Connect to Google Sheets”. A report’s CSV also includes the market analysis. Google Sheets requires a Google account and the Pro plan. “Share” makes a link to the table that expires and that you can revoke.',
    },
    {
      id: 'history',
      question: 'Where are my earlier searches?',
      answer:
        'Under “Recent”, in the sidebar, and all of them in “History”, grouped by site: search them, rename them, pin the important ones and delete those you don’t need. Deleted searches stay in the trash for 30 days.',
    },
    {
      id: 'failure',
      question: 'What if a search fails?',
      answer:
        'Check the URL, the credentials and the product code, and your internet connection. If it keeps happening, contact support and tell us what you were looking for. Failed attempts don’t count against your plan.',
    },
    {
      id: 'limits',
      question: 'What happens when I reach my plan’s limit?',
      answer:
        'We notify you when you’re close, here and by email. After that you can buy credits or upgrade, which applies right away. A downgrade takes effect at the end of the billing cycle; after cancelling, the plan stays active until then.',
    },
    {
      id: 'account',
      question: 'How do I change my details or password?',
      answer:
        'Under “Edit profile” you can change your name, username and password. Your email can’t be changed. If you forgot your password, use the link on the sign-in page. Your profile is also where you create API keys, which let other programs and AI assistants use your account.',
    },
    {
      id: 'privacy',
      question: 'What do you do with my data?',
      answer:
        'Scanned pages, questions and answers are stored encrypted; pages are deleted after 30 days. What you delete stays in the trash for 30 days in case you want it back, and is then gone for good. From your profile you can download all your data or delete your account.',
    },
  ],
}
