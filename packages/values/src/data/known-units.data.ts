import { measures } from '@sondeo/table/measures'

const others = (
  'kilometro|kilometros|kilometre|kilometres|kilometer|kilometers|centimetro|centimetros|milimetro|milimetros|m²|m2|m³|m3|' +
  'km|kms|km²|km2|mcg|µg|t|tm|tn|tns|ton|tonelada|toneladas|tonne|tonnes|tons|ha|has|hectarea|hectareas|hectare|hectares|' +
  'acre|acres|ac|ft|sqft|sq ft|sf|sqm|sq m|cu ft|cuft|kn|knots|nmi|grt|in|kw|kwh|mw|mwh|gw|gwh|kwp|mwp|gb|mb|tb|kb|gib|' +
  'mib|kib|tib|hp|cv|km/h|kmh|mph|w|watt|watts|wh|v|volt|volts|kv|kva|a|ah|mah|amperio|amperios|hz|khz|mhz|ghz|db|lm|lux|' +
  'rpm|psi|bar|nm|kcal|cal|gal|gals|galon|galones|gallon|gallons|yd|yard|yards|mi|milla|millas|mile|miles|pulg|pulgada|' +
  'pulgadas|inch|inches|pies|feet|ppm|qq|quintal|quintale|quintales|arroba|arrobas|bushel|bushels|"|″|barriles|bbl|bbls|' +
  'saco|sacos|palet|palets|pallet|pallets|tarima|tarimas|bulto|bultos|caja|cajas|bolsa|bolsas|carton|cartons|bag|bags|' +
  'metric ton|metric tons|pair|pairs|par|pare|pares|°c|ºc|°f|ºf|°|º|qm|msnm|mt2|mts2|mt²|mts²|metros cuadrados|' +
  'metros cubicos|hab|habs|habitantes|pts|punto|puntos|point|points|unidade|u|ea|each|set|sets|teu|teus|feu|feus|cbm|dwt|' +
  'tpm|‰|plt|ctn|ctns|cj|pqt|paq|rollo|rollos|frasco|frascos|mbps|gbps|ma|µa|ua|pa|bit|bits|ps|n·m|min⁻¹|1/min|tr/min|' +
  'u/min|cm3|cm³|dm3|dm³|kpa|mpa|kj|mj|px|mp|kbit/s|mbit/s|gbit/s|ω|kω|mω|ohm|ohms|ohmio|ohmios|tsp|tbsp|ks|stk|pf|nf|uf|' +
  'µf|fps|ms|ch|go|ko|dl|hl|mq|mc|gt|ct|pb|bp|bps|pp|st|ly|µm|nt|kt|cp'
).split('|')

/** Units of measure and of counting, folded, without the dot of an abbreviation. */
export const knownUnits: ReadonlySet<string> = new Set([...Object.keys(measures), ...others])
