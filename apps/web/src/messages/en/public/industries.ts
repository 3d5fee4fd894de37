import type { Industry, IndustryTexts } from '../../es/public/industries.ts'

export const industries: Record<Industry, IndustryTexts> = {
  ecommerce: {
    name: 'E-commerce',
    tagline: 'Catalogs and prices',
    description:
      'Compare catalogs, prices and stock without opening a hundred tabs. Sondeo reads a shop’s entire listing and turns it into a table you can sort, filter and match against your own.',
    benefits: [
      {
        title: 'Current prices',
        text: 'Watch the listing: we tell you which prices changed, from what to what, and which products are new.',
      },
      {
        title: 'Decide what to sell',
        text: 'See which countries export and import a product before you invest in stock.',
      },
      { title: 'A clean catalog', text: 'Currencies, decimals and codes arrive as data, not as loose text.' },
    ],
    caseStudy: {
      title: 'A coffee shop tracks a wholesaler’s prices',
      text: 'Every Monday it copied 180 items by hand to spot price changes. With one scan of the listing and the question “price and pack size of each coffee” it gets the whole table and opens it in its spreadsheet.',
      figure: '3 h → 10 min',
      figureLabel: 'per weekly review, in this example',
    },
    steps: [
      { title: 'Paste the address', text: 'The listing, not the home page.' },
      { title: 'Ask', text: '“Name, pack size, price and whether it is in stock.”' },
      { title: 'Check', text: 'Open the source of any price that surprises you.' },
      { title: 'Export', text: 'CSV or Google Sheets, next to your catalog.' },
    ],
    sample: {
      address: 'mayorista.example/cafe',
      question: 'price and pack size of each coffee',
      columns: ['Product', 'Pack size', 'Price'],
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
      'Build contact lists from public directories and see what’s moving in your market. Emails, phone numbers and addresses are recognized automatically, each with the page it was published on.',
    benefits: [
      {
        title: 'Your own lists',
        text: 'Contacts from chambers, fairs and trade associations, with their source visible.',
      },
      { title: 'Fewer bounces', text: 'Emails are copied as they are; we never guess.' },
      { title: 'Market context', text: 'Demand, competition and news for the product you’re about to promote.' },
    ],
    caseStudy: {
      title: 'An agency prepares a textile fair',
      text: 'It needed the exhibitors of the previous edition with email and sector. The directory had 9 pages and no download button: the scan read all 9 and the table matched the published total.',
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
      {
        title: 'Opportunities on time',
        text: 'Watch the portal: get new tenders by email, and the deadlines that come near or move.',
      },
      { title: 'Comparable suppliers', text: 'Data from several suppliers in the same columns.' },
      { title: 'Evidence', text: 'Every amount keeps the page where it was published.' },
    ],
    caseStudy: {
      title: 'A medical equipment supplier monitors a portal',
      text: 'The portal lists 47 tenders on 5 pages and can’t filter by amount. The question “health tenders above 200,000” leaves 5 rows, sorted by closing date.',
      figure: '47 → 5',
      figureLabel: 'tenders to review, in this example',
    },
    steps: [
      { title: 'Open the portal', text: 'Copy the URL of the tender list.' },
      { title: 'Ask with conditions', text: 'Entity, minimum amount, closing date.' },
      { title: 'Check how it was read', text: 'One sentence says which conditions were applied.' },
      { title: 'Watch and share', text: 'Get what’s new and send your committee a link.' },
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
      'Test an idea with figures before you spend on it. See who exports, who buys, at what price and what’s published about the product, without commissioning a study.',
    benefits: [
      { title: 'Real size', text: 'Trade values with their year and source, not estimates from nowhere.' },
      { title: 'See the competition', text: 'Turn an industry directory into your competitor map.' },
      { title: 'Start without risk', text: 'The 14-day trial needs no card.' },
    ],
    caseStudy: {
      title: 'Two partners consider exporting raw cane sugar',
      text: 'The sugar report showed them which countries buy and how much. Then they scanned a trade-fair directory for their first list of importers.',
      figure: '2 reports',
      figureLabel: 'were enough to choose a country, in this example',
    },
    steps: [
      { title: 'Type the product', text: 'With its code, if you know it.' },
      { title: 'Read the report', text: 'Countries, prices, news and analysis.' },
      { title: 'Find buyers and rivals', text: 'Read a directory of buyers or rivals.' },
      { title: 'Save', text: 'Every search stays in your history.' },
    ],
    sample: {
      address: '1701 · 2024',
      question: 'Sugar: leading exporters',
      columns: ['Country', 'Exports (US$ millions)', 'Share'],
      rows: [
        ['Brazil', '20,467', '47.5%'],
        ['Thailand', '2,514', '5.8%'],
        ['India', '2,188', '5.1%'],
      ],
    },
  },
  supplychain: {
    name: 'Supply chain',
    tagline: 'Origins and risks',
    description:
      'Know where your supplies come from and what the alternatives are. Trade flows by country and product news help you spot a risk before it reaches the warehouse.',
    benefits: [
      { title: 'Alternative origins', text: 'Sort countries by value, price or growth.' },
      { title: 'Early signals', text: 'Product news next to its figures.' },
      {
        title: 'Supplier sheets',
        text: 'Scan a supplier’s catalog behind a login without storing the password.',
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
    tagline: 'Citable data',
    description:
      'Collect data you can cite. Every value keeps the page, the sentence and the date it was read, so anyone can retrace it.',
    benefits: [
      { title: 'Traceability', text: 'From the value to the sentence on the page, in one click.' },
      { title: 'No made-up data', text: 'What isn’t in the source stays empty, and we say so.' },
      { title: 'Two languages', text: 'Ask in English about pages in Spanish, and vice versa.' },
    ],
    caseStudy: {
      title: 'An observatory builds its price database',
      text: 'Three students copied weekly bulletins by hand and argued about the mistakes. With one fixed question on a watch they get the same table every week, and doubts are settled by opening the source.',
      figure: '100%',
      figureLabel: 'of the cells with their citation, in this example',
    },
    steps: [
      { title: 'Choose the source', text: 'The exact address of the bulletin or listing.' },
      { title: 'Phrase the question', text: 'Using the page’s own words.' },
      { title: 'Verify', text: 'Open the source of a few cells.' },
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
