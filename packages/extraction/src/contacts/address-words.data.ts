const alternatives = (list: string): string => list.trim().split(/\s+/).join('|')

/** What English street names end in. */
export const STREET_ENDINGS = alternatives(`
  street st avenue ave av road rd boulevard blvd drive dr lane ln court ct place pl square sq terrace ter parkway pkwy
  pky highway hwy way circle cir trail trl loop route rte plaza plz alley row crescent cres close grove gardens mews
  hill walk quay wharf broadway esplanade turnpike tpke expressway expy freeway fwy crossing xing pike point pt run path
  center centre mall causeway parade rise view heights green bypass`)

/** Words of buildings and sites that stand in place of a street or beside it. */
export const SITE_WORDS = alternatives(`
  suite ste floor flr unit apt apartment room building bldg tower house wing campus block plot sector gate park estate
  industrial piso oficina dpto departamento local interior edificio torre nave puerta manzana mz
  lote urb urbanizacion colonia barrio`)

/** What Spanish street names begin with. */
export const STREET_BEGINNINGS =
  'av(?:da|enida)?\\.?|calle|cl\\.|cll\\.?|cra\\.?|carrera|kra\\.?|jr\\.?|jiron|psje\\.?|pje\\.?|pasaje|paseo|pso\\.|plaza|pza\\.?|plza\\.?|urb\\.?|urbanizacion|carretera|ctra\\.?|calzada|calz\\.?|blvd\\.?|bulevar|boulevard|camino|cno\\.|diagonal|diag\\.|transversal|transv\\.|rambla|ronda|travesia|poligono(?: industrial)?|pol\\. ?ind\\.?|autopista|prolongacion|prol\\.?|malecon|alameda|ruta|km\\.?|mz\\.?|manzana|rua|avda\\.?|gran via|via|glorieta|costanera|parque industrial|circuito|cerrada|privada|callejon|eje|periferico'

/** Streets written in one word with their kind, and foreign kinds of street. */
export const FOREIGN_STREETS =
  /(?:straat|strasse|straße|str\.|laan|gasse|platz|plein|weg|vej|gade|gatan|vägen|gata)\s+\d|(?:^|[\s,])(?:rue|viale|piazza|corso|rua|ul\.|ulica|jalan|jln\.?|jl\.|calea|bulevardul|sok\.|sokak|cad\.|caddesi|mah\.)\s+\p{L}|(?:^|[\s,])[Vv]ia\s+(?:\p{L}[\p{L}.'’]*\s+){1,4}\d/iu

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR'
const stateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico'

/** American states, short (also as "D.C.", "Calif.") and long. */
export const US_STATE = `${alternatives(states)}|${alternatives(states.replace(/(\w)(\w)/g, (_, first, second) => first + second.toLowerCase()))}|D\\.C\\.|N\\.Y\\.|N\\.J\\.|Calif\\.|Fla\\.|Mass\\.|Tex\\.|${stateNames}`
