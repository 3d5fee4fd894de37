const MEXICAN_PREFIX = /^(?:01|044|045)[\s.-]?(?=(?:\D*\d){10}\D*$)/
const COLOMBIAN_AREA = /^\(?(?:0?3?)?([124-8])\)?[\s.-]?(\d{3}[\s.-]?\d{4}|\d{3}[\s.-]?\d{2}[\s.-]?\d{2})$/

/** Writes a number of a plan that has changed since as it is dialled today; others stay as they are. */
export function renumber(dialled: string, country: string): string {
  // Since 2019 Mexicans dial ten digits and nothing before them.
  if (country === 'MX') return dialled.replace(MEXICAN_PREFIX, '')
  // Since 2021 the areas of Colombia begin with 60.
  return country === 'CO' ? dialled.replace(COLOMBIAN_AREA, '60$1$2') : dialled
}
