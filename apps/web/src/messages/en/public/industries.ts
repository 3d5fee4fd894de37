import type { Industry, IndustryTexts } from '../../es/public/industries.ts'

export const industries: Record<Industry, IndustryTexts> = {
  ecommerce: {
    name: 'E-commerce',
    tagline: 'Catalogs and prices',
    description:
      'Compare catalogs, prices and stock without opening a hundred tabs. Sondeo walks the whole listing of a shop and turns it into a table you can sort, filter and match with your own.',
    benefits: [
      {
        title: 'Current prices',
        text: 'Read the same listing again whenever you like and compare with the saved search.',
      },
      {
        title: 'Decide what to sell',
        text: 'See which countries export and import a product before you invest in stock.',
      },
      { title: 'A clean catalog', text: 'Currencies, decimals and codes arrive as data, not as loose text.' },
    ],
    caseStudy: {
      title: 'A coffee shop reviews a wholesaler',
      text: 'Every Monday it copied 180 items by hand to spot price changes. With one reading of the listing and the question “price and package of each coffee” it gets the whole table and opens it in its spreadsheet.',
      figure: '3 h → 10 min',
      figureLabel: 'per weekly review, in this example',
    },
    steps: [
      { title: 'Paste the address', text: 'That of the listing, not of the front page.' },
      { title: 'Ask', text: '“Name, package, price and whether it is in stock.”' },
      { title: 'Check', text: 'Open the origin of any price that surprises you.' },
      { title: 'Export', text: 'CSV or Google Sheets, next to your catalog.' },
    ],
    sample: {
      address: 'mayorista.example/cafe',
      question: 'price and package of each coffee',
      columns: ['Product', 'Package', 'Price'],
      rows: [
        ['Café Villa Rica', '1 kg', 'S/ 62.90'],
        ['Café Cajamarca', '500 g', 'S/ 34.50'],
        ['Café Cusco lavado', '1 kg', 'S/ 71.00'],
      ],
    },
  },
  marketing: {
    name: 'Marketing',
    tagline: 'Contacts and market',
    description:
      'Build contact lists from public directories and know what moves in a market. Emails, phone numbers and addresses are recognized by themselves, each with the page where it is published.',
    benefits: [
      {
        title: 'Lists of your own',
        text: 'Contacts of chambers, fairs and trade associations, with their source in sight.',
      },
      { title: 'Fewer bounces', text: 'Emails are copied as they are; nothing is completed by guessing.' },
      { title: 'Market context', text: 'Demand, competition and news of the product you are about to promote.' },
    ],
    caseStudy: {
      title: 'An agency prepares a textile fair',
      text: 'It needed the exhibitors of the previous edition with email and sector. The directory had 9 pages and no download button: the reading walked all 9 and the table matched the total announced.',
      figure: '212 of 212',
      figureLabel: 'exhibitors in the table, in this example',
    },
    steps: [
      { title: 'Choose a directory', text: 'A chamber, a fair or an association.' },
      { title: 'Ask for contacts', text: '“Company, sector, email and phone.”' },
      { title: 'Filter', text: 'Keep only the sector or city you care about.' },
      { title: 'Export', text: 'Take the list to your mailing tool.' },
    ],
    sample: {
      address: 'feria.example/expositores',
      question: 'exhibitors with sector, email and city',
      columns: ['Company', 'Email', 'City'],
      rows: [
        ['Hilados Sillar', 'hola@sillar.example', 'Arequipa'],
        ['Alpaca Norte', 'ventas@alpacanorte.example', 'Juliaca'],
        ['Tintes Rímac', 'info@tintesrimac.example', 'Lima'],
      ],
    },
  },
  procurement: {
    name: 'Procurement',
    tagline: 'Tenders and suppliers',
    description:
      'Find tenders and suppliers before others do. Ask by entity, amount or closing date and get only those that match, with amounts already turned into numbers.',
    benefits: [
      { title: 'Opportunities in time', text: 'Sort by closing date and see how many days are left.' },
      { title: 'Comparable suppliers', text: 'Data of several suppliers in the same columns.' },
      { title: 'Evidence', text: 'Every amount keeps the page where it was published.' },
    ],
    caseStudy: {
      title: 'A supplier of medical equipment watches a portal',
      text: 'The portal publishes 47 processes on 5 pages and cannot filter by amount. The question “health tenders above 200,000” leaves 5 rows, sorted by closing date.',
      figure: '47 → 5',
      figureLabel: 'processes to review, in this example',
    },
    steps: [
      { title: 'Open the portal', text: 'Copy the address of the list of processes.' },
      { title: 'Ask with conditions', text: 'Entity, minimum amount, closing date.' },
      { title: 'Check the plan', text: 'Sondeo shows how it understood each condition.' },
      { title: 'Share', text: 'Export the table for your committee.' },
    ],
    sample: {
      address: 'portal.example/licitaciones',
      question: 'health tenders with an amount above 200,000',
      columns: ['Code', 'Amount', 'Closing'],
      rows: [
        ['LP-027-2026', 'S/ 229,513', 'Nov 27, 2026'],
        ['LP-031-2026', 'S/ 262,515', 'Dec 3, 2026'],
        ['LP-035-2026', 'S/ 295,517', 'Dec 7, 2026'],
      ],
    },
  },
  entrepreneurship: {
    name: 'Entrepreneurship',
    tagline: 'Testing an idea',
    description:
      'Test an idea with figures before you spend on it. Learn who exports, who buys, at what price and what is published about the product, without commissioning a study.',
    benefits: [
      { title: 'Real size', text: 'Trade values with their year and source, not estimates from nowhere.' },
      { title: 'Competition in sight', text: 'Turn a directory of the trade into your map of competitors.' },
      { title: 'Start without risk', text: 'The 14-day trial asks for no card.' },
    ],
    caseStudy: {
      title: 'Two partners consider exporting raw cane sugar',
      text: 'The sugar report showed them which countries buy and how much each one weighs. Then they read the directory of a fair to make their first list of importers.',
      figure: '2 reports',
      figureLabel: 'were enough to choose a country, in this example',
    },
    steps: [
      { title: 'Type the product', text: 'With its code, if you know it.' },
      { title: 'Read the report', text: 'Countries, prices, news and analysis.' },
      { title: 'Find the players', text: 'Read a directory of buyers or rivals.' },
      { title: 'Save', text: 'Every search stays in your history.' },
    ],
    sample: {
      address: '1701 · 2023',
      question: 'Sugar: leading exporters',
      columns: ['Country', 'Exports', 'Share'],
      rows: [
        ['Brazil', 'US$15.8 bn', '43.5%'],
        ['India', 'US$3.7 bn', '10.2%'],
        ['Thailand', 'US$3.4 bn', '9.4%'],
      ],
    },
  },
  supplychain: {
    name: 'Supply chain',
    tagline: 'Origins and risks',
    description:
      'Know where what you buy comes from and which alternatives there are. Trade flows by country and news of the product help you see a risk before it reaches the warehouse.',
    benefits: [
      { title: 'Alternative origins', text: 'Sort countries by value, price or growth.' },
      { title: 'Early signals', text: 'News of the product next to its figures.' },
      {
        title: 'Supplier sheets',
        text: 'Read a supplier catalog behind a sign-in without leaving the password stored.',
      },
    ],
    caseStudy: {
      title: 'A sweets factory looks for a second origin',
      text: 'It bought sugar from a single country. The table of exporters showed three alternatives with enough volume and their value per year; the short list was made the same afternoon.',
      figure: '1 → 4',
      figureLabel: 'possible origins, in this example',
    },
    steps: [
      { title: 'Research the input', text: 'By name and tariff code.' },
      { title: 'Sort by country', text: 'Value, market share and trend.' },
      { title: 'Read suppliers', text: 'Analyze their catalog with a question.' },
      { title: 'Document', text: 'Export with the analysis beside it.' },
    ],
    sample: {
      address: 'proveedor.example/catalogo',
      question: 'inputs with origin and delivery time',
      columns: ['Input', 'Origin', 'Delivery'],
      rows: [
        ['Refined sugar', 'Guatemala', '18 days'],
        ['Glucose 42 DE', 'Mexico', '25 days'],
        ['Cocoa powder', 'Ecuador', '12 days'],
      ],
    },
  },
  research: {
    name: 'Research',
    tagline: 'Data to cite',
    description:
      'Collect data you can cite. Every value keeps the page, the sentence and the date it was read, so that somebody else can repeat the way.',
    benefits: [
      { title: 'Traceability', text: 'From the value to the sentence on the page, in one click.' },
      { title: 'No filling in', text: 'What is not in the source stays empty, and it says so.' },
      { title: 'Two languages', text: 'Ask in English about pages in Spanish, and the other way round.' },
    ],
    caseStudy: {
      title: 'An observatory builds its price base',
      text: 'Three students copied weekly bulletins by hand and argued about the mistakes. With one fixed question per bulletin the table arrives alike every week, and doubts are settled by opening the origin.',
      figure: '100%',
      figureLabel: 'of the cells with their citation, in this example',
    },
    steps: [
      { title: 'Fix the source', text: 'The exact address of the bulletin or listing.' },
      { title: 'Phrase the question', text: 'With words of the page itself.' },
      { title: 'Verify', text: 'Open the origin of a sample of cells.' },
      { title: 'Cite', text: 'Export the table with address and date.' },
    ],
    sample: {
      address: 'boletin.example/semana-46',
      question: 'wholesale price by product and market',
      columns: ['Product', 'Market', 'Price/kg'],
      rows: [
        ['White potato', 'Lima', 'S/ 1.35'],
        ['Red onion', 'Arequipa', 'S/ 1.10'],
        ['Quinoa', 'Puno', 'S/ 6.80'],
      ],
    },
  },
}
