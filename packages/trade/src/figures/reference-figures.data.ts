// biome-ignore-all format: one flow per line

export type ReferenceFlow = {
  year: number
  /** The world total, where the page states one. */
  worldUsd: number | null
  page: string
  /** Largest countries first, US dollars. */
  rows: [country: string, usd: number][]
}
export type ReferenceProduct = { code: string; es: string; en: string; exports: ReferenceFlow | null; imports: ReferenceFlow | null }

/** Figures that ship with the product, for when no source can be reached. Each list has its year and the page it stands on. */
export const referenceProducts: ReferenceProduct[] = [
  {
    code: '1701', es: 'Azúcar (caña o remolacha)', en: 'Sugar (cane or beet)',
    exports: { year: 2023, worldUsd: 36_300_000_000, page: 'https://worldstopexports.com/sugar-exports-country', rows: [['BRA', 15_800_000_000], ['IND', 3_700_000_000], ['THA', 3_400_000_000], ['FRA', 1_300_000_000], ['DEU', 954_200_000], ['NLD', 624_600_000], ['POL', 607_300_000], ['GTM', 596_000_000], ['MEX', 497_200_000], ['ZAF', 478_100_000], ['BEL', 460_000_000], ['COL', 450_500_000], ['EGY', 436_400_000], ['MAR', 404_000_000], ['SWZ', 395_300_000]] },
    imports: null,
  },
  {
    code: '0803', es: 'Bananas y plátanos', en: 'Bananas and plantains',
    exports: { year: 2017, worldUsd: 12_400_000_000, page: 'http://www.worldstopexports.com/bananas-exports-country/', rows: [['ECU', 3_000_000_000], ['BEL', 1_100_000_000], ['CRI', 1_000_000_000], ['COL', 918_100_000], ['GTM', 882_300_000], ['PHL', 687_400_000], ['NLD', 579_900_000], ['USA', 445_000_000], ['DOM', 393_300_000], ['CIV', 350_100_000], ['DEU', 319_500_000], ['CMR', 317_800_000], ['HND', 311_100_000], ['PAN', 294_700_000], ['MEX', 241_700_000]] },
    imports: { year: 2019, worldUsd: null, page: 'https://www.worldstopexports.com/bananas-imports-by-country/', rows: [['USA', 2_800_000_000], ['RUS', 1_100_000_000], ['BEL', 1_100_000_000], ['CHN', 1_100_000_000], ['NLD', 1_100_000_000], ['JPN', 959_300_000], ['DEU', 950_600_000], ['GBR', 745_600_000], ['FRA', 560_900_000], ['ITA', 529_600_000], ['CAN', 427_400_000], ['KOR', 301_600_000], ['POL', 291_300_000], ['ESP', 249_100_000], ['ARG', 196_100_000]] },
  },
  {
    code: '1806', es: 'Chocolate y preparaciones con cacao', en: 'Chocolate and cocoa preparations',
    exports: { year: 2021, worldUsd: null, page: 'https://www.worldstopexports.com/chocolate-exporters/', rows: [['DEU', 5_400_000_000], ['BEL', 3_600_000_000], ['ITA', 2_500_000_000], ['POL', 2_300_000_000], ['NLD', 2_100_000_000], ['CAN', 1_800_000_000], ['USA', 1_700_000_000], ['FRA', 1_500_000_000], ['GBR', 1_000_000_000], ['RUS', 863_700_000], ['CHE', 854_400_000], ['TUR', 688_400_000], ['ESP', 590_400_000], ['MEX', 582_000_000], ['AUT', 551_300_000]] },
    imports: { year: 2021, worldUsd: 32_700_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/chocolate-export-and-import/', rows: [['USA', 3_260_000_000], ['DEU', 2_570_000_000], ['FRA', 2_420_000_000], ['GBR', 2_400_000_000], ['NLD', 1_650_000_000]] },
  },
  {
    code: '080440', es: 'Aguacates (paltas)', en: 'Avocados',
    exports: null,
    imports: { year: 2020, worldUsd: null, page: 'https://www.opportimes.com/the-10-largest-avocado-importers-in-the-world/', rows: [['USA', 2_541_000_000], ['NLD', 1_030_000_000], ['FRA', 518_000_000], ['ESP', 389_000_000], ['DEU', 371_000_000]] },
  },
  {
    code: '8471', es: 'Computadoras', en: 'Computers',
    exports: { year: 2021, worldUsd: 352_000_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/computer-import-and-export', rows: [['CHN', 192_000_000_000], ['MEX', 30_300_000_000], ['USA', 16_000_000_000], ['NLD', 15_900_000_000], ['DEU', 14_200_000_000]] },
    imports: { year: 2021, worldUsd: 352_000_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/computer-import-and-export', rows: [['USA', 102_000_000_000], ['DEU', 26_400_000_000], ['HKG', 20_800_000_000], ['NLD', 20_500_000_000], ['JPN', 13_600_000_000]] },
  },
  {
    code: '847130', es: 'Computadoras portátiles (laptops)', en: 'Laptops (portable computers)',
    exports: { year: 2020, worldUsd: 167_000_000_000, page: 'https://oec.world/en/profile/hs/automatic-data-processing-machines-portable-weighing-not-more-than-10kg-consisting-of-at-least-a-central-processing-unit-a-keyboard-and-a-display', rows: [['CHN', 120_000_000_000], ['NLD', 8_270_000_000], ['USA', 6_030_000_000], ['DEU', 5_970_000_000], ['VNM', 4_480_000_000]] },
    imports: { year: 2020, worldUsd: 167_000_000_000, page: 'https://oec.world/en/profile/hs/automatic-data-processing-machines-portable-weighing-not-more-than-10kg-consisting-of-at-least-a-central-processing-unit-a-keyboard-and-a-display', rows: [['USA', 48_900_000_000], ['DEU', 13_200_000_000], ['JPN', 9_540_000_000], ['HKG', 8_960_000_000], ['GBR', 8_140_000_000]] },
  },
  {
    code: '2204', es: 'Vino', en: 'Wine',
    exports: { year: 2020, worldUsd: 34_000_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/wine-a-look-at-the-market/', rows: [['FRA', 10_100_000_000], ['ITA', 7_230_000_000], ['ESP', 3_110_000_000], ['AUS', 2_090_000_000], ['CHL', 1_830_000_000]] },
    imports: { year: 2020, worldUsd: 34_000_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/wine-a-look-at-the-market/', rows: [['USA', 5_280_000_000], ['GBR', 4_350_000_000], ['DEU', 3_060_000_000], ['CAN', 1_930_000_000], ['CHN', 1_820_000_000]] },
  },
  {
    code: '64', es: 'Calzado', en: 'Footwear',
    exports: { year: 2023, worldUsd: 154_000_000_000, page: 'https://pluralia.forumverona.com/en/news/china-vietnam-italy-top-three-largest-footwear-exporters-in-monetary-terms/', rows: [['CHN', 53_000_000_000], ['VNM', 20_000_000_000], ['ITA', 15_000_000_000], ['DEU', 11_000_000_000], ['IDN', 6_000_000_000], ['FRA', 5_900_000_000], ['NLD', 5_000_000_000], ['ESP', 3_800_000_000], ['POL', 3_400_000_000], ['IND', 2_500_000_000]] },
    imports: null,
  },
  {
    code: '4012', es: 'Neumáticos usados y recauchutados', en: 'Used and retreaded tires',
    exports: { year: 2023, worldUsd: 3_010_000_000, page: 'https://oec.world/en/profile/hs/used-rubber-tires', rows: [['LKA', 425_000_000], ['DEU', 400_000_000], ['CHN', 188_000_000], ['FRA', 183_000_000], ['USA', 177_000_000]] },
    imports: { year: 2023, worldUsd: 3_010_000_000, page: 'https://oec.world/en/profile/hs/used-rubber-tires', rows: [['USA', 490_000_000], ['FRA', 243_000_000], ['DEU', 224_000_000], ['NLD', 131_000_000], ['CAN', 123_000_000]] },
  },
  {
    code: '4001', es: 'Caucho natural', en: 'Natural rubber',
    exports: { year: 2020, worldUsd: null, page: 'https://www.worldstopexports.com/natural-rubber-exports-country/', rows: [['THA', 3_500_000_000], ['IDN', 3_000_000_000], ['CIV', 1_300_000_000], ['MYS', 782_300_000], ['VNM', 755_700_000], ['KHM', 273_600_000], ['LAO', 270_200_000], ['MMR', 219_700_000], ['GTM', 146_300_000], ['BEL', 130_700_000], ['LBR', 115_000_000], ['PHL', 97_200_000], ['GHA', 97_000_000], ['SGP', 91_400_000], ['FRA', 87_000_000]] },
    imports: null,
  },
  {
    code: '0702', es: 'Tomates', en: 'Tomatoes',
    exports: { year: 2020, worldUsd: null, page: 'https://www.opportimes.com/the-10-main-exporters-of-tomatoes-in-the-world/', rows: [['MEX', 2_610_000_000], ['NLD', 1_915_000_000], ['ESP', 1_070_000_000], ['MAR', 770_000_000], ['CAN', 460_000_000], ['FRA', 440_000_000], ['BEL', 330_000_000], ['USA', 310_000_000], ['TUR', 310_000_000], ['CHN', 270_000_000]] },
    imports: null,
  },
  {
    code: '2203', es: 'Cerveza', en: 'Beer',
    exports: { year: 2022, worldUsd: 17_000_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/beer-import-and-export/', rows: [['MEX', 5_950_000_000], ['NLD', 2_060_000_000], ['BEL', 1_700_000_000], ['DEU', 1_190_000_000], ['USA', 603_000_000]] },
    imports: { year: 2022, worldUsd: 17_000_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/beer-import-and-export/', rows: [['USA', 6_880_000_000], ['FRA', 1_070_000_000], ['ITA', 697_000_000], ['NLD', 550_000_000], ['CHN', 544_000_000]] },
  },
  {
    code: '6109', es: 'Camisetas (de punto)', en: 'T-shirts (knitted)',
    exports: { year: 2017, worldUsd: 44_700_000_000, page: 'http://www.thetextilethinktank.org/global-knitted-t-shirts-exports/', rows: [['CHN', 8_200_000_000], ['BGD', 6_100_000_000], ['TUR', 2_800_000_000], ['IND', 2_700_000_000], ['DEU', 2_300_000_000], ['VNM', 2_000_000_000], ['BEL', 1_500_000_000], ['ITA', 1_500_000_000], ['ESP', 1_400_000_000], ['KHM', 1_100_000_000]] },
    imports: null,
  },
  {
    code: '8703', es: 'Automóviles', en: 'Cars',
    exports: { year: 2024, worldUsd: null, page: 'https://www.worldstopexports.com/car-exports-country/', rows: [['DEU', 174_500_000_000], ['JPN', 106_800_000_000], ['CHN', 90_200_000_000], ['KOR', 68_300_000_000], ['MEX', 67_700_000_000], ['USA', 59_200_000_000], ['BEL', 41_500_000_000], ['ESP', 38_900_000_000], ['GBR', 35_900_000_000], ['CZE', 34_400_000_000], ['CAN', 31_800_000_000]] },
    imports: { year: 2021, worldUsd: 723_000_000_000, page: 'https://oec.world/en/profile/hs/cars', rows: [['USA', 139_000_000_000], ['DEU', 71_100_000_000], ['CHN', 47_600_000_000], ['FRA', 40_300_000_000], ['GBR', 33_600_000_000]] },
  },
  {
    code: '2709', es: 'Petróleo crudo', en: 'Crude oil',
    exports: null,
    imports: { year: 2024, worldUsd: null, page: 'https://www.worldstopexports.com/crude-oil-imports-by-country/', rows: [['CHN', 324_600_000_000], ['USA', 174_400_000_000], ['IND', 143_300_000_000], ['KOR', 85_400_000_000], ['JPN', 71_900_000_000], ['NLD', 49_000_000_000], ['DEU', 48_400_000_000], ['ESP', 36_600_000_000], ['THA', 33_800_000_000], ['GBR', 31_000_000_000], ['FRA', 29_800_000_000], ['ITA', 29_100_000_000], ['SGP', 27_300_000_000], ['BEL', 24_100_000_000], ['TWN', 23_900_000_000]] },
  },
  {
    code: '52', es: 'Algodón (en rama, hilo y tejido)', en: 'Cotton (raw, yarn and fabric)',
    exports: { year: 2018, worldUsd: 59_100_000_000, page: 'http://www.worldstopexports.com/cotton-exports-by-country/', rows: [['CHN', 15_400_000_000], ['USA', 8_400_000_000], ['IND', 8_100_000_000], ['PAK', 3_500_000_000], ['VNM', 2_800_000_000], ['TUR', 1_800_000_000], ['AUS', 1_800_000_000], ['BRA', 1_700_000_000], ['HKG', 1_400_000_000], ['ITA', 1_400_000_000], ['DEU', 953_400_000], ['UZB', 931_300_000], ['IDN', 810_900_000], ['ESP', 653_100_000], ['THA', 489_800_000]] },
    imports: null,
  },
  {
    code: '3004', es: 'Medicamentos (3003 y 3004)', en: 'Medicines (medicaments, 3003 and 3004)',
    exports: { year: 2018, worldUsd: 378_600_000_000, page: 'http://www.worldstopexports.com/drugs-medicine-exports-country/', rows: [['DEU', 62_300_000_000], ['CHE', 45_300_000_000], ['BEL', 27_800_000_000], ['FRA', 25_900_000_000], ['NLD', 25_600_000_000], ['USA', 22_100_000_000], ['IRL', 21_700_000_000], ['GBR', 19_700_000_000], ['ITA', 19_700_000_000], ['IND', 13_100_000_000], ['DNK', 12_900_000_000], ['ESP', 9_000_000_000], ['CAN', 6_800_000_000], ['SWE', 6_700_000_000], ['AUT', 5_500_000_000]] },
    imports: null,
  },
  {
    code: '080810', es: 'Manzanas frescas', en: 'Apples (fresh)',
    exports: { year: 2024, worldUsd: null, page: 'https://www.worldstopexports.com/apples-exports-by-country/', rows: [['ITA', 1_120_000_000], ['USA', 1_090_000_000], ['CHN', 1_050_000_000], ['NZL', 597_200_000], ['CHL', 582_200_000], ['ZAF', 577_400_000], ['POL', 509_900_000], ['FRA', 470_400_000], ['TUR', 192_200_000], ['NLD', 177_200_000], ['JPN', 133_100_000], ['IRN', 132_200_000], ['SRB', 113_600_000], ['ESP', 104_300_000], ['BEL', 82_800_000]] },
    imports: null,
  },
  {
    code: '070320', es: 'Ajo', en: 'Garlic',
    exports: { year: 2018, worldUsd: 2_100_000_000, page: 'http://www.worldstopexports.com/top-garlic-exports-by-country/', rows: [['CHN', 1_400_000_000], ['ESP', 277_600_000], ['ARG', 131_900_000], ['NLD', 77_100_000], ['FRA', 32_300_000], ['ITA', 26_700_000], ['CHL', 22_300_000], ['MEX', 15_600_000], ['USA', 15_500_000], ['PER', 15_100_000], ['MYS', 13_100_000], ['EGY', 12_700_000], ['GBR', 5_900_000], ['UZB', 4_400_000], ['PRT', 4_200_000]] },
    imports: null,
  },
  {
    code: '8708', es: 'Autopartes', en: 'Auto parts',
    exports: { year: 2023, worldUsd: null, page: 'https://worldstopexports.com/automotive-parts-exports-country', rows: [['DEU', 66_500_000_000], ['CHN', 53_300_000_000], ['USA', 47_500_000_000], ['MEX', 40_500_000_000], ['JPN', 27_200_000_000], ['KOR', 19_400_000_000], ['POL', 18_000_000_000], ['CZE', 16_900_000_000], ['ITA', 16_300_000_000], ['FRA', 14_800_000_000], ['CAN', 13_400_000_000], ['ESP', 12_000_000_000], ['HUN', 9_700_000_000], ['THA', 8_600_000_000], ['ROU', 7_800_000_000]] },
    imports: { year: 2017, worldUsd: 386_900_000_000, page: 'https://intradefairs.com/news/automotive-parts-imports-country', rows: [['USA', 66_600_000_000], ['DEU', 41_800_000_000], ['CHN', 27_100_000_000], ['MEX', 25_300_000_000], ['CAN', 20_500_000_000], ['ESP', 17_300_000_000], ['GBR', 16_000_000_000], ['FRA', 15_100_000_000], ['CZE', 10_200_000_000], ['ITA', 8_500_000_000], ['JPN', 8_300_000_000], ['RUS', 7_940_000_000], ['SVK', 7_930_000_000], ['BEL', 7_800_000_000], ['POL', 7_400_000_000]] },
  },
  {
    code: '3304', es: 'Cosméticos y cuidado de la piel', en: 'Beauty, cosmetics and skincare',
    exports: { year: 2023, worldUsd: 73_000_000_000, page: 'https://worldstopexports.com/beauty-cosmetics-and-skincare-exports-by-country', rows: [['FRA', 12_000_000_000], ['KOR', 7_200_000_000], ['USA', 6_200_000_000], ['SGP', 5_500_000_000], ['DEU', 4_700_000_000], ['CHN', 3_800_000_000], ['JPN', 3_600_000_000], ['HKG', 3_500_000_000], ['ITA', 2_900_000_000], ['POL', 2_600_000_000], ['GBR', 2_200_000_000], ['CAN', 1_920_000_000], ['NLD', 1_880_000_000]] },
    imports: null,
  },
  {
    code: '1511', es: 'Aceite de palma', en: 'Palm oil',
    exports: { year: 2020, worldUsd: 34_100_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/palm-oil-import-and-export/', rows: [['IDN', 17_900_000_000], ['MYS', 10_600_000_000], ['NLD', 1_030_000_000], ['GTM', 466_000_000], ['PNG', 434_000_000]] },
    imports: { year: 2020, worldUsd: 34_100_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/palm-oil-import-and-export/', rows: [['IND', 5_040_000_000], ['CHN', 3_660_000_000], ['PAK', 2_150_000_000], ['NLD', 1_720_000_000], ['ESP', 1_250_000_000]] },
  },
  {
    code: '1509', es: 'Aceite de oliva', en: 'Olive oil',
    exports: { year: 2021, worldUsd: 9_220_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/pure-olive-oil/', rows: [['ESP', 3_930_000_000], ['ITA', 1_760_000_000], ['GRC', 1_120_000_000], ['PRT', 830_000_000], ['TUN', 690_000_000]] },
    imports: { year: 2021, worldUsd: 9_220_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/pure-olive-oil/', rows: [['ITA', 2_030_000_000], ['USA', 1_520_000_000], ['ESP', 596_000_000], ['FRA', 580_000_000], ['DEU', 505_000_000]] },
  },
  {
    code: '2601', es: 'Mineral de hierro', en: 'Iron ore',
    exports: { year: 2018, worldUsd: 92_600_000_000, page: 'http://www.worldstopexports.com/iron-ore-exports-country/', rows: [['AUS', 46_700_000_000], ['BRA', 20_200_000_000], ['ZAF', 4_200_000_000], ['CAN', 4_100_000_000], ['UKR', 2_900_000_000], ['SWE', 2_400_000_000], ['RUS', 1_600_000_000], ['IND', 1_200_000_000], ['OMN', 1_100_000_000], ['BHR', 989_700_000], ['USA', 981_200_000], ['CHL', 973_400_000], ['MYS', 857_400_000], ['IRN', 841_600_000], ['CHN', 793_200_000]] },
    imports: null,
  },
  {
    code: '7601', es: 'Aluminio (en bruto)', en: 'Aluminum (unwrought)',
    exports: { year: 2022, worldUsd: null, page: 'https://www.tendata.com/blogs/export/4359.html', rows: [['CAN', 9_300_000_000], ['RUS', 8_750_000_000], ['ARE', 8_640_000_000], ['IND', 7_100_000_000], ['MYS', 5_400_000_000], ['BHR', 5_300_000_000], ['NOR', 5_100_000_000], ['AUS', 4_100_000_000]] },
    imports: null,
  },
  {
    code: '7108', es: 'Oro', en: 'Gold',
    exports: { year: 2022, worldUsd: 478_000_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/gold-import-and-export-1', rows: [['CHE', 101_000_000_000], ['USA', 37_500_000_000], ['ARE', 32_800_000_000], ['GBR', 32_100_000_000], ['ZAF', 22_700_000_000]] },
    imports: { year: 2022, worldUsd: 478_000_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/gold-import-and-export-1', rows: [['CHE', 94_900_000_000], ['CHN', 67_600_000_000], ['ARE', 57_100_000_000], ['GBR', 38_700_000_000], ['IND', 35_800_000_000]] },
  },
  {
    code: '0901', es: 'Café', en: 'Coffee',
    exports: { year: 2020, worldUsd: 30_800_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/coffee-a-look-at-the-market/', rows: [['BRA', 5_080_000_000], ['CHE', 2_710_000_000], ['DEU', 2_590_000_000], ['COL', 2_540_000_000], ['VNM', 2_240_000_000]] },
    imports: { year: 2020, worldUsd: 30_800_000_000, page: 'https://blog.skyminder.com/analysis-and-studies/coffee-a-look-at-the-market/', rows: [['USA', 5_430_000_000], ['DEU', 3_400_000_000], ['FRA', 1_940_000_000], ['BEL', 1_710_000_000], ['ITA', 1_640_000_000]] },
  },
  {
    code: '9018', es: 'Instrumentos médicos', en: 'Medical instruments',
    exports: { year: 2020, worldUsd: null, page: 'https://opportimes.com/the-united-states-leads-exports-of-medical-devices-in-the-world', rows: [['USA', 28_023_000_000], ['DEU', 16_705_000_000], ['NLD', 12_930_000_000], ['CHN', 8_904_000_000], ['MEX', 8_338_000_000]] },
    imports: null,
  },
  {
    code: '240220', es: 'Cigarrillos', en: 'Cigarettes',
    exports: { year: 2017, worldUsd: 25_200_000_000, page: 'http://www.worldstopexports.com/tobacco-cigarettes-exports-country/', rows: [['ARE', 4_700_000_000], ['DEU', 3_100_000_000], ['POL', 2_900_000_000], ['KOR', 1_100_000_000], ['SGP', 1_000_000_000], ['HKG', 1_000_000_000], ['USA', 900_300_000], ['CZE', 881_400_000], ['NLD', 839_000_000], ['IDN', 828_000_000], ['ROU', 743_900_000], ['CHN', 575_800_000], ['PRT', 554_800_000], ['LTU', 539_700_000], ['CHE', 487_200_000]] },
    imports: null,
  },
  {
    code: '0402', es: 'Leche y nata (líquida y en polvo, 0401 y 0402)', en: 'Milk and cream (fresh and powdered, 0401 and 0402)',
    exports: { year: 2022, worldUsd: null, page: 'https://www.worldstopexports.com/top-milk-exporting-countries/', rows: [['NZL', 7_800_000_000], ['DEU', 3_530_000_000], ['USA', 3_450_000_000], ['NLD', 3_000_000_000], ['BEL', 2_400_000_000], ['FRA', 2_100_000_000], ['AUS', 1_500_000_000], ['POL', 1_300_000_000], ['IRL', 1_200_000_000], ['GBR', 851_200_000], ['CZE', 625_600_000], ['URY', 622_500_000]] },
    imports: null,
  },
  {
    code: '2202', es: 'Refrescos y bebidas no alcohólicas', en: 'Soft drinks',
    exports: { year: 2021, worldUsd: null, page: 'https://www.worldstopexports.com/top-soft-drinks-exporters-by-country/', rows: [['AUT', 2_800_000_000], ['NLD', 1_960_000_000], ['DEU', 1_920_000_000], ['CHE', 1_850_000_000], ['THA', 1_600_000_000], ['USA', 1_300_000_000]] },
    imports: null,
  },
  {
    code: '9113', es: 'Correas para relojes', en: 'Watch straps',
    exports: { year: 2019, worldUsd: 1_900_000_000, page: 'https://oec.world/en/profile/hs92/watch-straps?redirect=true', rows: [['CHN', 635_000_000], ['FRA', 344_000_000], ['CHE', 277_000_000], ['ITA', 132_000_000], ['HKG', 113_000_000]] },
    imports: { year: 2019, worldUsd: 1_900_000_000, page: 'https://oec.world/en/profile/hs92/watch-straps?redirect=true', rows: [['CHE', 661_000_000], ['HKG', 312_000_000], ['USA', 114_000_000], ['FRA', 112_000_000], ['JPN', 86_000_000]] },
  },
  {
    code: '2608', es: 'Mineral de zinc', en: 'Zinc ore',
    exports: { year: 2023, worldUsd: null, page: 'https://www.worldstopexports.com/top-zinc-exporters-by-country/', rows: [['PER', 1_700_000_000], ['AUS', 1_500_000_000], ['BOL', 1_300_000_000], ['USA', 1_000_000_000], ['BEL', 765_300_000], ['KAZ', 364_500_000]] },
    imports: null,
  },
  {
    code: '230910', es: 'Alimento para perros y gatos', en: 'Dog and cat food',
    exports: { year: 2020, worldUsd: null, page: 'https://www.worldstopexports.com/dog-cat-food-exports-country/', rows: [['DEU', 2_200_000_000], ['USA', 1_700_000_000], ['FRA', 1_700_000_000], ['THA', 1_600_000_000], ['POL', 1_300_000_000], ['NLD', 1_200_000_000], ['CHN', 983_800_000], ['CAN', 750_400_000], ['HUN', 603_000_000], ['CZE', 552_400_000], ['ITA', 495_500_000], ['AUT', 471_400_000], ['GBR', 455_100_000], ['ESP', 400_500_000], ['BEL', 248_400_000]] },
    imports: null,
  },
  {
    code: '71', es: 'Metales y piedras preciosas', en: 'Precious metals and stones',
    exports: { year: 2019, worldUsd: 654_000_000_000, page: 'https://oec.world/en/profile/hs92/precious-metals', rows: [['CHE', 76_000_000_000], ['USA', 46_600_000_000], ['ARE', 44_800_000_000], ['GBR', 39_700_000_000], ['IND', 38_900_000_000]] },
    imports: { year: 2019, worldUsd: 654_000_000_000, page: 'https://oec.world/en/profile/hs92/precious-metals', rows: [['CHE', 90_600_000_000], ['GBR', 83_600_000_000], ['IND', 60_800_000_000], ['ARE', 58_500_000_000], ['HKG', 58_300_000_000]] },
  },
  {
    code: '48', es: 'Papel y cartón', en: 'Paper and paperboard',
    exports: { year: 2017, worldUsd: 161_500_000_000, page: 'http://www.worldstopexports.com/paper-exports-by-country/', rows: [['DEU', 20_300_000_000], ['CHN', 18_400_000_000], ['USA', 15_800_000_000], ['SWE', 8_600_000_000], ['FIN', 8_000_000_000], ['CAN', 7_200_000_000], ['ITA', 7_100_000_000], ['FRA', 6_300_000_000], ['NLD', 5_400_000_000], ['AUT', 4_700_000_000], ['BEL', 4_500_000_000], ['POL', 4_200_000_000], ['ESP', 3_800_000_000], ['IDN', 3_800_000_000], ['GBR', 3_100_000_000]] },
    imports: null,
  },
  {
    code: '300241', es: 'Vacunas para uso humano', en: 'Vaccines for human medicine',
    exports: { year: 2021, worldUsd: null, page: 'https://worldstopexports.com/top-human-vaccines-exports-by-country', rows: [['BEL', 44_500_000_000], ['CHN', 15_700_000_000], ['USA', 14_800_000_000], ['DEU', 11_700_000_000], ['CHE', 6_400_000_000], ['ESP', 6_100_000_000], ['FRA', 5_400_000_000], ['IRL', 4_100_000_000], ['ITA', 3_100_000_000], ['RUS', 1_400_000_000], ['NLD', 1_200_000_000], ['IND', 1_100_000_000], ['GBR', 618_000_000]] },
    imports: null,
  },
  {
    code: '610130', es: 'Abrigos y chaquetas de punto para hombre (fibras sintéticas)', en: 'Men\'s knitted coats and jackets (man-made fibres)',
    exports: { year: 2019, worldUsd: 1_282_490_000, page: 'https://textilevaluechain.in/news-insights/rise-in-global-exports-of-manmade-fibre-apparels/', rows: [['CHN', 255_570_000], ['VNM', 200_290_000], ['JOR', 96_450_000], ['BEL', 90_070_000], ['NLD', 71_430_000], ['KHM', 68_090_000], ['DEU', 52_690_000], ['ITA', 42_100_000]] },
    imports: null,
  },
  {
    code: '071340', es: 'Lentejas', en: 'Lentils',
    exports: { year: 2018, worldUsd: null, page: 'http://www.worldstopexports.com/top-lentils-exporters-by-country/', rows: [['CAN', 791_800_000], ['TUR', 194_200_000], ['AUS', 175_800_000], ['ARE', 107_000_000], ['USA', 86_100_000], ['MEX', 67_300_000], ['KAZ', 52_500_000], ['RUS', 29_200_000], ['BEL', 14_000_000], ['EGY', 12_400_000], ['IND', 11_800_000], ['FRA', 10_200_000], ['CHN', 9_800_000], ['DEU', 9_200_000], ['SYR', 8_400_000]] },
    imports: null,
  },
  {
    code: '2523', es: 'Cemento', en: 'Cement',
    exports: { year: 2019, worldUsd: null, page: 'https://www.worldstopexports.com/cement-exports-by-country/?shared=email&msg=fail', rows: [['VNM', 1_400_000_000], ['TUR', 876_500_000], ['THA', 677_400_000], ['CAN', 542_800_000], ['DEU', 542_100_000], ['ESP', 374_900_000], ['CHN', 347_300_000], ['JPN', 341_100_000], ['KOR', 256_800_000], ['SAU', 243_400_000], ['BEL', 240_600_000], ['IRL', 221_000_000], ['GRC', 220_300_000], ['USA', 169_800_000], ['IDN', 167_800_000]] },
    imports: null,
  },
  {
    code: '080550', es: 'Limones y limas', en: 'Lemons and limes',
    exports: { year: 2022, worldUsd: 3_910_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/lemons-and-limes-import-and-export-1', rows: [['ESP', 824_000_000], ['MEX', 800_000_000], ['ZAF', 398_000_000], ['TUR', 292_000_000], ['NLD', 283_000_000]] },
    imports: { year: 2022, worldUsd: 3_910_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/lemons-and-limes-import-and-export-1', rows: [['USA', 907_000_000], ['DEU', 434_000_000], ['NLD', 303_000_000], ['FRA', 239_000_000], ['RUS', 167_000_000]] },
  },
  {
    code: '1001', es: 'Trigo', en: 'Wheat',
    exports: null,
    imports: { year: 2021, worldUsd: null, page: 'https://www.worldstopexports.com/wheat-imports-by-country/', rows: [['IDN', 3_500_000_000], ['CHN', 2_720_000_000], ['NGA', 2_700_000_000], ['TUR', 2_690_000_000], ['EGY', 2_470_000_000], ['DZA', 2_340_000_000], ['ITA', 2_300_000_000], ['BGD', 1_960_000_000], ['PHL', 1_950_000_000], ['JPN', 1_790_000_000], ['BRA', 1_670_000_000], ['MAR', 1_590_000_000], ['MEX', 1_400_000_000], ['KOR', 1_340_000_000], ['VNM', 1_270_000_000]] },
  },
  {
    code: '0409', es: 'Miel', en: 'Honey',
    exports: { year: 2022, worldUsd: 2_690_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/honey-import-and-export', rows: [['NZL', 273_000_000], ['CHN', 267_000_000], ['ARG', 252_000_000], ['IND', 242_000_000], ['BRA', 139_000_000]] },
    imports: null,
  },
  {
    code: '220830', es: 'Whisky (güisqui)', en: 'Whisky',
    exports: { year: 2022, worldUsd: 14_200_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/whisky-import-and-export', rows: [['GBR', 8_020_000_000], ['USA', 1_440_000_000], ['IRL', 852_000_000], ['SGP', 476_000_000], ['JPN', 449_000_000]] },
    imports: { year: 2022, worldUsd: 14_200_000_000, page: 'http://blog.skyminder.com/analysis-and-studies/whisky-import-and-export', rows: [['USA', 2_110_000_000], ['FRA', 865_000_000], ['CHN', 676_000_000], ['NLD', 661_000_000], ['SGP', 623_000_000]] },
  },
  {
    code: '1005', es: 'Maíz', en: 'Corn (maize)',
    exports: { year: 2022, worldUsd: null, page: 'https://wikimili.com/en/List_of_countries_by_maize_exports', rows: [['USA', 19_031_565_000], ['BRA', 12_264_070_000], ['ARG', 9_260_947_000], ['UKR', 5_992_448_000], ['FRA', 2_346_255_000], ['ROU', 1_954_566_000], ['POL', 1_288_721_000], ['ZAF', 1_213_809_000], ['IND', 1_118_312_000], ['PRY', 1_088_661_000]] },
    imports: null,
  },
  {
    code: '0806', es: 'Uvas', en: 'Grapes',
    exports: { year: 2024, worldUsd: null, page: 'https://opportimes.com/los-10-paises-que-mas-uvas-exportan-en-el-mundo', rows: [['PER', 1_714_000_000], ['NLD', 1_148_000_000], ['CHL', 1_087_000_000], ['CHN', 1_072_000_000], ['USA', 1_041_000_000], ['ITA', 999_000_000], ['ZAF', 999_000_000], ['TUR', 731_000_000], ['ESP', 494_000_000], ['IND', 465_000_000]] },
    imports: null,
  },
]
