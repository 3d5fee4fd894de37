/** What a header's words may speak for. */
export type Evidence =
  /** Things named by codes, whatever else the header says. */
  | 'code'
  /** Things that often have numbers of their own, and prices, dates and counts as well. */
  | 'coded-thing'
  /** What has a number of its own and is counted as often. */
  | 'either'
  | 'document'
  | 'item-number'
  | 'phone'
  | 'fax'
  | 'extension'
  | 'date'
  | 'year'
  | 'month-of-year'
  | 'duration'
  | 'web'
  | 'contact'
  | 'address'
  | 'place'
  /** What things are called. */
  | 'naming'
  /** Who somebody is. */
  | 'party'
  | 'birth'
  /** When somebody is there. */
  | 'opening'
  | 'expiry'
  | 'money'
  | 'quantity'
  | 'unit'
  /** Heads and pieces: what is counted whole. */
  | 'whole'
  /** What makes fractions of counts. */
  | 'scaling'
  | 'ratio'
  | 'percent'
  | 'percent-sign'
  | 'share'
  | 'fine-rate'
  | 'pence'

/** Folded words, singular where the plural only adds an ending. */
const words: Record<Exclude<Evidence, 'percent-sign' | 'month-of-year' | 'pence'>, string> = {
  code:
    'codigo cod code id identificador identifier ruc nit cuit cuil rfc nif cnpj rut rif rnc rtn cpf rg curp nie ein siret siren abn iban ' +
    'cci cbu imei vin dni ci cedula ced expediente expte exped folio sku ean gtin isbn issn upc partida subpartida arancelaria arancelario fraccion fracc hs hts htsus ' +
    'nomenclatura docket matricula matric placa postal postcode zip cp pin plz cep version ruta route vuelo flight clave cve ciiu cnae naics sic cpv unspsc cubso siaf cui ' +
    'snip bic swift hsn ncm taric commit hash sha nandi duns piva cf idnr ustid nog npg cpc fips uasg ubigeo divipola geoid iata icao insee ibge scian ' +
    'cpro cmun isin cusip mmsi imo asin ndc npi mpn gtin doi pmid orcid oclc lccn zcta siape siafi empenho naf uai finess cedex ags hrb wkn istat cig isrc nipc contribuinte ' +
    'pubchem legajo pedimento troquel edifil yvert dorsal dossard bib startnummer nicho microchip rxcui taxid entrez ral aisi tcp udp dmc imputation bdns bpin ngc asn rbd rne cfda omim uen epsg cfop catmat cnes nuip rncp anmat ' +
    'cik crn cn epigrafe urn plu uprn usrn cas nsn gln sscc awb mawb hawb clabe nss orgnr cvr kvk krs regon pesel nace isic sitc ateco gstin',
  'coded-thing':
    'cif vat exp ref referencia reference serie proceso convocatoria contrato registro numero num nro n no licencia ' +
    'processo cta cuenta account acct conta konto puc patente cert certificate certificado lote factura boleta pedido orden mat nr nummer lic certif inscripcion reg resol resolucion decreto finca',
  either:
    'padron posicion tomo rollo seccion parcela parc parcelle particella foglio mapp pett mbs hoja progr programa plaza',
  document: 'documento document pasaporte passport identidad identificacion',
  'item-number': 'item numeral capitulo seccion section clausula clause',
  phone:
    'telefoon telefoonnummer telefono telefonico telefonica telefone telephone telefon telefonnummer telemovel telef telf tel tlf tfno tfn tlfno tf fono celular cel ' +
    'cellulare portable fone mobil mobilnummer handynummer telnr telefonnr telno phoneno cellphone movil mob phone ph mobile cell handy whatsapp whats wsp gsm natel wasap pbx conmutador centralita ruf rufnummer rufnr hotline',
  fax: 'fax telefax',
  extension: 'anexo',
  date:
    'fecha date datum data termin dia vence vencimiento vto vcto vigencia cierre inicio fin plazo publicado publicada publicacion ' +
    'caducidad due deadline expiry expires nacimiento born birth dob eta etd ata atd cutoff release released erstzulassung incorporated since desde seit depuis until actualizado updated',
  year:
    'ano anos anio year years yr ejercicio gestion periodo founded fundacion vintage season temporada gegrundet grundung ' +
    'grundungsjahr jahr baujahr annee fonde fondee fundado fundada established constituido constituida creacion creado built datacion datac',
  duration:
    'tiempo duracion durac dur duration duracao dauer duree durata length runtime elapsed marca mark reistijd fahrzeit fahrtdauer spieldauer temps ecart',
  web: 'web sitio site website url pagina dominio domain enlace link portal homepage',
  contact: 'contacto contact contato kontakt',
  address: 'direccion direcc dir domicilio domic dom address addr endereco street calle adresse anschrift indirizzo',
  place: 'lugar ubicacion sede local locales place location venue oficina office',
  naming:
    'nombre name nom titulo title tipo type typ modelo model modell evento event prueba disciplina discipline clase class categoria category ' +
    'denominacion designacion designation bezeichnung descripcion description concepto objeto asunto subject producto product articulo article',
  party:
    'name empresa compania company manufacturer fabricante proveedor supplier vendor cliente customer autor author artista artist equipo team ' +
    'brand editorial publisher contratista adjudicatario',
  opening: 'horario opening schedule openingstijden offnungszeiten horaire orario',
  birth: 'nacimiento nac born birth dob founded fundado fundada fundacion established constituido constituida',
  expiry:
    'vence vencimiento vto vcto caducidad caduca vigencia vigente hasta expiry expires expiration due maturity until deadline plazo fin end',
  money:
    'devengado girado comprometido recaudado precio price prix preis preco prezzo monto montante importe amount amt cuantia valor vlr vr value costo coste cost tarifa tarif tarife fee fare ' +
    'presupuesto presup ppto budget pvp pvr pvd msrp rrp salario sueldo sdo salary wage remuneracion honorario pago payment renta rent ' +
    'alquiler arriendo canon cuota facturacion revenue turnover ingreso income gasto expense deuda debt saldo balance capital premio ' +
    'prize multa penalty donacion grant subvencion dotacion inversion investment flete freight cotizacion cotiz quote quotation pizarra ' +
    'fianza deposito deposit asking iva igv itbis isv mwst tva ttc fob exw dap ddp',
  quantity:
    'teu teus pim pia gt imd aadt tdpa tmda addetti camere posti alunni dipendenti soci letti matriculados pob pobtot populacao popolazione bevolkerung einwohner habitants abitanti residentes bytes qt qtd qtde quantidade cantidad cant total stock unidades poblacion population votos votes qty quantity existencias inventario puestos plazas vacantes ' +
    'empleados trabajadores moq minimo minimum maximo maximum promedio average superficie sup area peso weight volumen volume ancho largo ' +
    'alto altura altitud profundidad longitud eslora calado height width depth altitude elevation distancia dist distance capacidad capacity potencia pot plazo',
  unit:
    'kg kgs km kms m2 m3 ha tm tn ton tons toneladas litros pcs pzas uds units dias meses semanas horas hrs days weeks months hours anos years yrs ' +
    'mi miles kwp kw mw kwh mwh',
  whole:
    'runs goals goles hits wickets poblacion population populacao popolazione bevolkerung einwohner habitants abitanti residentes censo habitantes inhabitants personas people vivienda hogares households votos votes votantes electores voters empleados employees trabajadores workers alumnos ' +
    'estudiantes students visitas visitantes visitors seguidores followers suscriptores subscribers descargas downloads vistas views casos cases muertes ' +
    'fallecidos deaths asistentes asistencia espectadores spectators attendance socios miembros members turistas pasajeros passengers camas beds plazas unidades units nacimientos births',
  scaling:
    'miles mil millones mill thousand thousands million millions densidad density tasa rate por per promedio average media mean variacion ratio indice index share cuota',
  ratio: 'ratio indice index ipc promedio average avg',
  percent: 'porcentaje porcentual percentage percent pct porcentagem',
  share:
    'tasa tea tna tcea tae tin tir trea apr apy yield interes interest margen margin share variacion var descuento dto dcto discount baja incr incremento chg change yoy ' +
    'comision commission crecimiento growth inflacion avance ocupacion humedad pureza rent rentabilidad rendimiento anteil participacion part iva igv itbis vat tax impuesto gravamen arancel duty tariff',
  'fine-rate':
    'tc cambio exchange fx divisa puntuacion nota calificacion gasolina gasoleo gasoil diesel combustible carburante fuel petrol glp',
}

/** What each word speaks for. */
export const evidenceOfWord: ReadonlyMap<string, readonly Evidence[]> = (() => {
  const found = new Map<string, Evidence[]>()
  for (const [evidence, list] of Object.entries(words) as [Evidence, string][]) {
    for (const word of list.split(' ')) found.set(word, [...(found.get(word) ?? []), evidence])
  }
  return found
})()

/** What only several words, or words in their place, speak for; the text in the middle is a cheap look first. */
export const evidenceOfPhrase: [Evidence, string, RegExp][] = [
  [
    'duration',
    ' time',
    /(?:^|[^a-z])(?:finish|total|chip|net|gun|race|run|running|lap|best|flight|travel|journey|transit|lead|delivery|processing|response|cooking|cook|prep|wait|waiting) time(?:[^a-z]|$)/,
  ],
  // "T. oficial", "Tpo. neto"
  ['duration', 't. ', /(?:^|[^a-z])t\. (?:oficial|neto|real|final|bruto|chip|carrera)(?:[^a-z]|$)/],
  ['duration', 'tpo', /(?:^|[^a-z])tpo\.? (?:oficial|neto|real|final|bruto|chip|carrera)(?:[^a-z]|$)/],
  // "N.º de personas" counts them, "N.º de contrato" names it: what is counted stands in the plural.
  [
    'quantity',
    '',
    /(?<![a-z])(?:numero|num\.?|nro\.?|no\.?|n\.?o\.?|#) ?(?:(?:de|do|d[ao]s|de l[ao]s) )?(?=[a-z]*[aeiou])[a-z]{2,}(?:(?<!s)s|\(s\))(?![a-z])|(?:number|no\.?|num\.?|#) of/,
  ],
  // "Viviendas (número)"
  ['quantity', 's (n', /[a-z]{3}s \((?:numero|num|nro|number)\.? ?\)$/],
  // "No. Built"
  [
    'quantity',
    'n',
    /^(?:no|num|number)\.? (?:built|sold|made|issued|held|used|killed|listed|registered|produced|employed|passed|filed)(?![a-z])/,
  ],
  ['phone', 'call center', /call center/],
  ['phone', 'after h', /^after h(?:ou)?rs/],
  // "Werkst.-Nr."
  ['code', 'nr', /[a-z]\.?[ -]nr\.?$/],
  // "N_VOTOS"
  ['quantity', 'n ', /^n [a-z]{2,}s$/],
  // "N° dorm.", "Nro. trab."
  [
    'quantity',
    'n',
    /(?<![a-z])(?:nro|num|no)\.? (?:de )?(?:hab|dorm|pag|emp|trab|unid|und?|ud|pers|pax|niv|amb|coch|asist|benef|viv)(?![a-z])/,
  ],
  // "F. máx. de postulación"
  ['date', 'f. ', /^f\. ?[a-z]/],
  // "1ª matriculación"
  ['date', 'matric', /^1.{0,2} matric/],
  ['coded-thing', ' num', /[a-z]{2} (?:numbers?|numero)$/],
  // "Stock number" names what is in stock.
  [
    'code',
    ' ',
    /(?:^|[^a-z])(?:stock|lot|case|part|serial|item|model|file|order|unit|bin|reference|batch|fleet) (?:numbers?|no\.?|nro|#)$/,
  ],
  // "Leg. N°", "CFDA No."
  ['code', 'n', /[a-z]{2}\.? (?:nro|no\.?|num\.?) ?$/],
  // "Case no.", "Invoice", but a "Case pack" counts.
  [
    'coded-thing',
    '',
    /(?:^|[^a-z])(?:case|part|order|invoice)(?:[^a-z .-]|\.?$| (?:no|nos|nro|id|code|ref)(?:[^a-z]|$))/,
  ],
  // "Order #", but not the bare "#" over the places of a ranking.
  ['coded-thing', '#', /[a-z]\.? ?#$/],
  // "Peso (kg/m)", "Densidad g/cm³"
  ['ratio', '/', /(?<![a-z$])(?:k?g|mg|l|ml|lb|kn|w|kw)\/ ?(?:100 ?)?(?:[ckd]?m[23²³]?|l|ml|km|ft|kg)(?![a-z])/],
  // "$/mi", "S/ x galón": such prices have three decimals and more.
  [
    'fine-rate',
    '',
    /(?:\/|(?:^|[^a-z])(?:x|por|per) ) ?(?:mi|mile|gal|galon|gallon|l|lt|litro|litre|liter|lb|kwh|unid|u)(?:[^a-z]|$)/,
  ],
  // "p/kg", "Close (p)"
  ['pence', 'p/', /(?:^|[ (])p\/ ?[a-z]/],
  ['pence', '(p)', /\(p\)/],
  ['pence', 'pence', /(?:^|[^a-z])pence(?:[^a-z]|$)/],
  // "HTSUS subhdg.", "Schedule B"
  ['code', 'subh', /(?:^|[^a-z])sub(?:headings?|hdgs?)(?:[^a-z]|$)/],
  ['code', 'schedule b', /schedule b(?:[^a-z]|$)/],
  // "Vence (mm/aa)"
  ['month-of-year', 'mm', /(?:^|[^a-z])mm ?[-/] ?(?:aa|yy|jj)(?:[^a-z]|$)/],
  // "Variación (%)", "% de avance", "Var. % 2024/2023", "Variación %1" with a footnote, but not "Precio con 10 % de descuento".
  ['percent-sign', '%', /^(?!.*\d\s?%).*%(?:\s?\)|\.?$|[\d*¹²³]\)?$|\s(?![\d.])|\s(?:19|20)\d\d(?!\d))/],
]

/** Words that name a scheme of tax ids. */
export const taxIdSchemes: ReadonlyMap<string, string> = new Map([
  ...'ruc nit cuit cuil rfc nif cif nie cnpj cpf rut rif rnc'
    .split(' ')
    .map(word => [word, word.toUpperCase()] as const),
  // Portugal
  ['contribuinte', 'NIF'],
  ['nipc', 'NIF'],
])
