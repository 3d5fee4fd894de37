import type { landing as es } from '../../es/public/landing.ts'

export const landing: typeof es = {
  meta: {
    title: 'Sondeo: ask the web and get a table you can trust',
    description:
      'Research products with real trade figures and turn any website into a list, with the origin of every value.',
  },
  hero: {
    titleStart: 'Ask the web. Get a ',
    titleMark: 'table you can trust',
    titleEnd: '.',
    lead: 'For procurement and marketing teams: turn a website into a list, or research a product with trade figures. Every cell shows where it came from.',
    start: 'Start for free',
    tour: 'See how it works',
    note: days => `${days}-day trial · no card required · Spanish and English`,
    limited: 'For now, sign-up is limited to authorized emails.',
  },
  demo: {
    label: 'Demo with sample data',
    question: 'suppliers in Arequipa with email and phone',
    analyze: 'Analyze',
    complete: '120 of 120 records',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    originTitle: 'Where it comes from',
    page: (page, pages) => `Page ${page} of ${pages}`,
    showOrigin: value => `Show the source of ${value}`,
    try: 'Click any email or phone.',
  },
  features: {
    title: 'Made for people who decide with data, not guesswork',
    lead: 'Sondeo brings two tools together: product research and website analysis. Both give you a table you can verify.',
    nothingInvented: {
      title: 'Nothing invented',
      text: 'Every cell is copied from the page or source and links to its exact place. If a value isn’t there, the cell stays empty and we tell you.',
    },
    wholeList: {
      title: 'The whole list',
      text: 'It follows every page of a listing and checks what it read against the total the site publishes.',
      pages: 'Pages read',
      records: '47 of 47 tenders',
    },
    tradeFigures: {
      title: 'Trade figures',
      text: 'Market size, demand, competition, price trends and consumer sentiment: every figure with its source and year.',
      caption: 'Sugar (1701), leading exporters, 2024 (US$ millions)',
      countries: { BRA: 'Brazil', THA: 'Thailand', IND: 'India', AUS: 'Australia' },
      source: 'Source: BACI (CEPII)',
    },
    ownWords: {
      title: 'Ask in your own words',
      text: 'Ask in Spanish or English, even when the page is in the other language. Every answer shows how your question was read.',
      questions: ['¿Qué licitaciones cierran esta semana?', 'Which tenders close this week?'],
      understood: 'closing between Nov 9 and 15 · by date',
    },
    readyToUse: {
      title: 'Ready to use',
      text: 'CSV, Excel and Google Sheets files that just open: accents, leading zeros and the market analysis included.',
      file: 'Products_export.csv',
    },
    ownKeys: {
      title: 'Your passwords stay yours',
      text: 'If a site needs a password, we use it for that scan only and don’t store it. If you ask us to keep it for a watch, it’s encrypted, like your pages, questions and answers.',
      field: 'Site password',
      notKept: 'Not stored',
    },
  },
  statistics: {
    title: 'Sondeo in four numbers',
    records: 'records per scan on the Pro plan',
    origins: 'of cells link to their source',
    secrets: 'passwords stored for other sites without your asking',
    trial: 'days of free trial, no card required',
    percent: share => `${share}%`,
  },
  faq: {
    title: 'Frequently asked questions',
    lead: 'What people ask before they get started.',
    categoriesLabel: 'Question topics',
    categories: [
      {
        id: 'general',
        name: 'General',
        items: [
          {
            question: 'What does Sondeo do?',
            answer:
              'Two things. It researches a product’s market (who exports and imports it, prices, news) and answers your questions about a website’s content. Either way you get a table you can check, save and export. You can also watch a list and be told when it changes.',
          },
          {
            question: 'Who is it for?',
            answer:
              'For anyone who copies data by hand: procurement and marketing teams, entrepreneurs, online sellers, researchers and supply-chain professionals.',
          },
          {
            question: 'Who can sign up?',
            answer:
              'For now, only pre-authorized email addresses. If you’re a member of our network, sign in with your membership email and password.',
          },
        ],
      },
      {
        id: 'product-research',
        name: 'Product research',
        items: [
          {
            question: 'What do I need to research a product?',
            answer:
              'Its name, for example “Sugar”. If you know the tariff code, such as 1806.31, you can add it to narrow the search.',
          },
          {
            question: 'Where do the figures come from?',
            answer:
              'From public trade sources such as UN Comtrade. Every figure carries its source and year. When a source doesn’t respond, we use built-in figures and tell you.',
          },
          {
            question: 'What is in the report?',
            answer:
              'A table of the product’s trade data and a market analysis: size, demand, competition, price trend and consumer sentiment, measured by the tone of the news.',
          },
        ],
      },
      {
        id: 'url-scraping',
        name: 'Website analysis',
        items: [
          {
            question: 'Which sites does it work with?',
            answer:
              'Most public pages, and pages behind a simple login. Some sites block automated reading; when that happens we tell you why, and it doesn’t count against your plan.',
          },
          {
            question: 'Can I analyze several addresses at once?',
            answer:
              'Yes. A scan reads one address, with every page of its listing; “Scan many URLs at once” reads up to 200 with a single question and gives you a single table.',
          },
          {
            question: 'How do I ask a good question?',
            answer:
              'Use the most specific URL you can and words that appear on the page: “tenders with closing date and amount” works better than “everything”.',
          },
        ],
      },
      {
        id: 'pricing',
        name: 'Pricing',
        items: [
          {
            question: 'Is there a free trial?',
            answer:
              'Yes, a limited one: 14 days of the Standard plan, with 5 research reports and 20 scans. No card required.',
          },
          {
            question: 'How am I charged?',
            answer:
              'Plans are based on usage: each includes a number of reports and scans per month. You can pay monthly or yearly.',
          },
          {
            question: 'What happens when I reach a limit?',
            answer:
              'We let you know when you’re close. You can then buy extra credits or move to a larger plan, which starts right away.',
          },
        ],
      },
      {
        id: 'security',
        name: 'Security',
        items: [
          {
            question: 'How do you protect my data?',
            answer:
              'It’s encrypted in transit and at rest: scanned pages, questions and answers. A suite of security tests runs on every change to the product.',
          },
          {
            question: 'Do you store the passwords of sites I analyze?',
            answer:
              'No. They’re only used during the scan and never appear in tables, logs or error messages. The one exception is yours to make: a watch that signs in by itself can keep its login, encrypted, and you can delete it at any time.',
          },
          {
            question: 'Can I delete my data?',
            answer:
              'Yes. From your profile you can download all your data and delete your account. Scanned pages are deleted after 30 days, and what you delete after 30 days in the trash.',
          },
        ],
      },
      {
        id: 'misc',
        name: 'Other',
        items: [
          {
            question: 'Which languages does it work in?',
            answer: 'Spanish and English. You can switch anytime from the top bar.',
          },
          {
            question: 'How do I export a table?',
            answer:
              'Download it as CSV or Excel, or send it to Google Sheets, to a new sheet or one you already have, after connecting your account.',
          },
          {
            question: 'Are my searches saved?',
            answer:
              'Yes. They stay in your history; you can pin the important ones and delete those you no longer need, which stay in the trash for 30 days.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Your next list, without copying and pasting',
    text: 'Paste an address, ask in your own words and take the table with you. The trial lasts 14 days, no card required.',
    action: 'Create an account',
  },
}
