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
    lead: 'Research products with real trade figures and turn a website into a list. Every cell shows you where it came from.',
    start: 'Start for free',
    tour: 'See how it works',
    note: days => `${days}-day trial · no card · Spanish and English`,
  },
  demo: {
    label: 'Demonstration with sample data',
    question: 'suppliers in Arequipa with email and phone',
    analyze: 'Analyze',
    complete: '120 of 120 records',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    originTitle: 'Where it comes from',
    page: (page, pages) => `Page ${page} of ${pages}`,
    showOrigin: value => `Show the origin of ${value}`,
    try: 'Choose any email or phone.',
  },
  features: {
    title: 'Made for people who decide with data, not with guesses',
    lead: 'Sondeo joins two tools: product research and website analysis. Both end in the same thing, a table that can be checked.',
    nothingInvented: {
      title: 'Nothing invented',
      text: 'Every cell is copied from the page or the source and leads to its exact place. If a value is not there, the cell stays empty and we tell you.',
    },
    wholeList: {
      title: 'The whole list',
      text: 'It walks all pages of a listing and counts what it read against what the site announces.',
      pages: 'Pages read',
      records: '47 of 47 tenders',
    },
    tradeFigures: {
      title: 'Trade figures',
      text: 'Market size, demand, competition, price trends and consumer sentiment: every figure with its source and year.',
      caption: 'Sugar (1701), leading exporters, 2023',
      countries: { BRA: 'Brazil', IND: 'India', THA: 'Thailand', FRA: 'France' },
      amount: billions => `US$${billions} bn`,
      source: 'Source: worldstopexports.com',
    },
    ownWords: {
      title: 'Questions in your words',
      text: 'Ask in Spanish or English, even when the page is in the other language. With every answer it shows how it understood you.',
      questions: ['¿Qué licitaciones cierran esta semana?', 'Which tenders close this week?'],
      understood: 'closing between Nov 9 and 15 · by date',
    },
    readyToUse: {
      title: 'Ready to use',
      text: 'CSV, Excel and Google Sheets that open right: with accents, with leading zeros and with the market analysis beside them.',
      file: 'Sugar_export.csv',
    },
    ownKeys: {
      title: 'Your keys stay yours',
      text: 'If a site asks for a password, it is used for that reading and forgotten. What is stored is stored encrypted.',
      field: 'Password of the site',
      notKept: 'Not stored',
    },
  },
  statistics: {
    title: 'Sondeo in four figures',
    records: 'records per reading with the Pro plan',
    origins: 'of the cells lead to their origin',
    secrets: 'passwords of other sites stored',
    trial: 'days of trial, no card',
    percent: share => `${share}%`,
  },
  faq: {
    title: 'Frequently asked questions',
    lead: 'What people ask us before they begin.',
    categoriesLabel: 'Topics of the questions',
    categories: [
      {
        id: 'general',
        name: 'General',
        items: [
          {
            question: 'What does Sondeo do?',
            answer:
              'Two things. It researches the market of a product (countries that export and import, prices, news) and it analyzes the content of a website from a question of yours. Either way you get a table that you can check, save and export.',
          },
          {
            question: 'Who is it for?',
            answer:
              'For people who copy data by hand today: procurement and marketing teams, entrepreneurs, online sellers, researchers and supply-chain professionals.',
          },
          {
            question: 'Who can sign up?',
            answer:
              'For now, only email addresses that were authorized beforehand. If you are a member of our network, sign in with your membership email and password.',
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
              'From public trade sources such as UN Comtrade. Every figure carries its source and year. When a source does not answer, we use reference figures and say so.',
          },
          {
            question: 'What is in the report?',
            answer:
              'A table with the trade data of the product and a market analysis: size, demand, competition, price trend and consumer sentiment, measured by the tone of the news.',
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
              'With most public pages and with pages that ask for a simple sign-in. Some sites prevent automatic reading; then we tell you why, and it does not count against your plan.',
          },
          {
            question: 'Can I analyze several addresses at once?',
            answer:
              'No. One address is read at a time, with all pages of its listing. Batch scraping is not available.',
          },
          {
            question: 'How do I ask a good question?',
            answer:
              'Use the most specific address you can and words that appear on the page: “tenders with closing date and amount” works better than “everything”.',
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
              'Yes, a limited one: 14 days of the Standard plan, with 5 research reports and 20 website readings. We ask for no card.',
          },
          {
            question: 'How am I charged?',
            answer:
              'Plans are based on usage: each includes a number of reports and readings per month. You can pay monthly or yearly.',
          },
          {
            question: 'What happens when I reach a limit?',
            answer:
              'We let you know when you come close. After that you can buy additional credits or move to a larger plan, which starts at once.',
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
              'It travels encrypted and is stored encrypted: pages read, questions and answers. A suite of security tests runs with every change of the product.',
          },
          {
            question: 'Do you store the passwords of sites I analyze?',
            answer: 'No. They live in memory for that reading and appear in no table, log or error message.',
          },
          {
            question: 'Can I erase my information?',
            answer:
              'Yes. From your profile you can download everything that is yours and delete the account. Pages that were read are erased after 30 days.',
          },
        ],
      },
      {
        id: 'misc',
        name: 'Other',
        items: [
          {
            question: 'Which languages does it work in?',
            answer: 'Spanish and English. You can switch at any moment from the top bar.',
          },
          {
            question: 'How do I export a table?',
            answer:
              'Download it as CSV or Excel, or send it to Google Sheets, to a new sheet or one you already have, after connecting your account.',
          },
          {
            question: 'Are my searches kept?',
            answer:
              'Yes. They stay in the sidebar; you can pin the important ones and delete those you no longer need.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Your next list, without copy and paste',
    text: 'Create an account and ask your first question in less time than it takes to open a spreadsheet.',
    action: 'Create an account',
  },
}
