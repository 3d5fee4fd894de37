// biome-ignore-all format: one row per line

/** World Bank series that price a heading, as the price file names them. */
export const seriesOfHeading: Record<string, string[]> = {
  '0201': ['Beef'], '0202': ['Beef'], '0204': ['Lamb'], '0207': ['Chicken'], '0306': ['Shrimps, Mexican'],
  '0803': ['Banana, US', 'Banana, Europe'], '0805': ['Orange'], '0901': ['Coffee, Arabica', 'Coffee, Robusta'],
  '0902': ['Tea, avg 3 auctions'], '1001': ['Wheat, US HRW', 'Wheat, US SRW'], '1003': ['Barley'], '1005': ['Maize'],
  '1006': ['Rice, Thai 5%'], '1007': ['Sorghum'], '1201': ['Soybeans'], '1202': ['Groundnuts'],
  '1507': ['Soybean oil'], '1508': ['Groundnut oil'], '1511': ['Palm oil'], '1512': ['Sunflower oil'],
  '1513': ['Coconut oil', 'Palm kernel oil'], '1514': ['Rapeseed oil'], '1701': ['Sugar, world'], '1801': ['Cocoa'],
  '2301': ['Fish meal'], '2304': ['Soybean meal'], '2401': ['Tobacco, US import u.v.'], '2510': ['Phosphate rock'],
  '2601': ['Iron ore, cfr spot'], '2701': ['Coal, Australian', 'Coal, South African'],
  '2709': ['Crude oil, Brent', 'Crude oil, WTI', 'Crude oil, average'],
  '2711': ['Natural gas, US', 'Natural gas, Europe', 'Liquefied natural gas, Japan'], '3102': ['Urea'],
  '3103': ['TSP'], '3104': ['Potassium chloride'], '3105': ['DAP'], '4001': ['Rubber, TSR20', 'Rubber, RSS3'],
  '4403': ['Logs, Malaysian', 'Logs, Cameroon'], '4407': ['Sawnwood, Malaysian', 'Sawnwood, Cameroon'], '4412': ['Plywood'],
  '5201': ['Cotton, A Index'], '7106': ['Silver'], '7108': ['Gold'], '7110': ['Platinum'], '7403': ['Copper'],
  '7502': ['Nickel'], '7601': ['Aluminum'], '7801': ['Lead'], '7901': ['Zinc'], '8001': ['Tin'],
}
