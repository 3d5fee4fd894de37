import type { faqs as es } from '../../es/public/faqs.ts'

export const faqs: typeof es = {
  meta: {
    title: 'Tutorial & FAQs',
    description:
      'How to research a product, analyze a website, export tables and solve the most common problems in Sondeo.',
  },
  back: 'Back to dashboard',
  title: 'Tutorial & FAQs',
  subtitle: 'Fourteen answers to get the most out of every search.',
  support: 'Did not find what you were looking for?',
  contactSupport: 'Contact support',
  items: [
    {
      id: 'start',
      question: 'Where do I begin?',
      answer:
        'The dashboard has two cards. “Product market research” starts from the name of a product; “Website analysis”, from an address. Both follow the same way: scrape, analyze with a prompt, then export or save.',
    },
    {
      id: 'product',
      question: 'How do I research a product?',
      answer:
        'Type the name of the product, for example “Sugar”, and press “Get report”. The tariff code, such as 1806.31, is optional and helps to tell similar products apart; you can also type the code alone.',
    },
    {
      id: 'report',
      question: 'What does a report contain?',
      answer:
        'A table with the countries that export and import and the other trade data available, charts and a map, the news that was found, and a market analysis written from the table. Every figure names its source and year. You can print it or compare it with another.',
    },
    {
      id: 'website',
      question: 'How do I analyze a website?',
      answer:
        'Paste the address and press “Scan website”. When it is done, type your question and press “Analyze”. If the address does not start with http:// or https://, we add https://.',
    },
    {
      id: 'one-url',
      question: 'Can I scan several addresses at once?',
      answer:
        'No. Each scan takes one URL at a time. If it is a listing of several pages, all of them are read, up to the records of your plan, but batch scraping is not supported. The results of several searches can be brought together later with “Join searches”.',
    },
    {
      id: 'login',
      question: 'What if the site asks for a sign-in?',
      answer:
        'Tick the “Requires login” box and type the sign-in address, the username and the password of that site. They are used for that reading and not stored.',
    },
    {
      id: 'question',
      question: 'How do I write a good question?',
      answer:
        'Be specific and use words of the page: “company, email and phone of the suppliers in Arequipa”. You can set conditions (“amount above 200,000”) and ask for an order (“by closing date”).',
    },
    {
      id: 'origin',
      question: 'How do I know that a value is right?',
      answer:
        'Every cell shows its origin: press one to see the saved page with the place marked, the exact text and the moment it was read; in a report, the source and the year. If a value is not in the source, the cell stays empty.',
    },
    {
      id: 'export',
      question: 'How do I export the results?',
      answer:
        'Open the “Export” menu and choose “Download CSV”, “Download Excel” or “Connect to Google Sheets”. The CSV of a report includes the market analysis too. Google Sheets asks for a Google account and, where plans are sold, for the Pro plan.',
    },
    {
      id: 'history',
      question: 'Where are my earlier searches?',
      answer:
        'Under “Recent”, in the sidebar. You can pin the important ones, which then come first, and delete those you do not need. They stay until you delete them.',
    },
    {
      id: 'failure',
      question: 'What do I do when a search fails?',
      answer:
        'Check the URL, the credentials and the product code, and your internet connection. If the problem stays, write to support and say what you were looking for. A failed attempt does not count against your plan.',
    },
    {
      id: 'limits',
      question: 'What happens when I reach the limit of my plan?',
      answer:
        'We notify you when you come close, here and by mail. After that you can buy credits or upgrade, which applies at once; on a server that sells no plans the limit is only told. A downgrade takes effect at the end of the billing cycle; after cancelling, the plan stays active until then.',
    },
    {
      id: 'account',
      question: 'How do I change my data or my password?',
      answer:
        'Under “Edit profile” you can change your name, username and password. The email cannot be changed. If you forgot the password, use the link on the sign-in page.',
    },
    {
      id: 'privacy',
      question: 'What do you do with my data?',
      answer:
        'Pages read, questions and answers are stored encrypted; the pages are erased after 30 days. From your profile you can download everything of yours or delete the account.',
    },
  ],
}
