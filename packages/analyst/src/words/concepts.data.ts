import type { ValueKind } from '@sondeo/table/value'

/** Something a column can be about, with the words people and pages use for it. */
export type Concept = {
  id: string
  /** Concepts of one family can stand in for each other when the page has nothing closer. */
  family?: 'money' | 'date' | 'place' | 'party' | 'name' | 'class'
  kinds?: readonly ValueKind[]
  /** What the records themselves may be: "products under 10" asks for whole records, not for one column. */
  isThing?: true
  es: string
  en: string
}

const concept = (id: string, es: string, en: string, more: Omit<Concept, 'id' | 'es' | 'en'> = {}): Concept => ({
  id,
  es,
  en,
  ...more,
})

const money = { family: 'money', kinds: ['money', 'number'] } as const
const date = { family: 'date', kinds: ['date', 'date-range'] } as const
const place = { family: 'place' } as const
const party = { family: 'party', isThing: true } as const
const thing = { isThing: true } as const
const amount = { kinds: ['number', 'percentage', 'duration', 'money'] } as const

/** Comma-separated words and phrases, without accents; the first of each language is the name shown to people. */
export const concepts: readonly Concept[] = [
  concept(
    'price',
    'precio, costo, coste, cuesta, cuestan, cueste, cuesten, costar, vale, valen, tarifa, pvp, entrada, ticket, boleto, inversion, cobran, cobra, precio de venta, p unit, p unitario, p venta, p lista, p v p, gasta, gastan, gastar, gasto',
    'price, cost, costs, fee, fare, charge, ticket, ticket price, tuition, priced, spend, spending',
    money,
  ),
  concept(
    'amount',
    'monto, importe, valor, valor referencial, valor estimado, cuantia, suma, monto referencial, monto estimado, total, desembolso, financiamiento, dinero, plata',
    'amount, value, sum, worth, total, award, funding, contract value, reference amount, reference value, estimated amount, estimated value, money',
    money,
  ),
  concept('budget', 'presupuesto, presupuesto base, partida', 'budget, allocation', money),
  concept(
    'salary',
    'sueldo, salario, remuneracion, paga, pagan, honorarios, pago mensual, sueldo mensual, gana, ganan, renta mensual',
    'salary, wage, pay, pays, paid, remuneration, earnings, compensation, stipend',
    money,
  ),
  concept(
    'base-price',
    'precio base, base, precio de salida, puja inicial',
    'base price, starting price, starting bid, reserve price, opening bid',
    money,
  ),
  concept(
    'appraisal',
    'tasacion, valuacion, avaluo, valor de tasacion',
    'appraisal, appraised value, valuation, assessed value',
    money,
  ),
  concept('minimum', 'minimo, minima, precio minimo', 'minimum, min, minimum price', money),
  concept('maximum', 'maximo, maxima, precio maximo', 'maximum, max, maximum price', money),
  concept(
    'minimum-order',
    'pedido minimo, compra minima, orden minima, cantidad minima',
    'minimum order, moq, minimum purchase, minimum order quantity',
    { kinds: ['money', 'number'] },
  ),
  concept(
    'fob',
    'valor fob, fob, exportaciones, valor exportado, exporto, exportaron, ventas, vendieron, facturacion, facturaron, ingresos',
    'fob value, fob, export value, exports, exported, sales, revenue, turnover, sold',
    { family: 'money', kinds: ['money', 'number'] },
  ),
  concept('gdp', 'pib, producto bruto interno, producto interno bruto', 'gdp, gross domestic product', amount),
  concept('discount', 'descuento, rebaja', 'discount, markdown, sale off', amount),
  concept('winnings', 'premio, ganancias, bolsa', 'winnings, prize, purse, prize money, earnings', money),
  concept('currency', 'moneda, divisa', 'currency'),
  concept(
    'change',
    'variacion, variacion anual, crecimiento, cambio, crecio, crecieron, creciendo, alza, baja, cambio de precio, variacion de precio, aumento, caida, subida, incremento, descenso, retroceso',
    'change, variation, growth, annual change, yearly change, price change, grew, growing, increase, decrease, drop, rise, decline',
    { kinds: ['percentage', 'number'] },
  ),
  concept(
    'duty',
    'arancel, arancelario, ad valorem, derecho de aduana, derechos',
    'duty, tariff, customs duty, import duty, duty rate',
    { kinds: ['percentage', 'number'] },
  ),
  concept('tax', 'iva, igv, impuesto', 'vat, tax, sales tax, gst', { kinds: ['percentage', 'number', 'money'] }),
  concept('rate', 'tasa, interes, porcentaje', 'interest rate, interest, percentage', {
    kinds: ['percentage', 'number'],
  }),
  concept('guarantee', 'garantia, fianza, carta fianza', 'guarantee, warranty, bond, surety', {}),

  concept(
    'deadline',
    'fecha limite, cierre, fecha de cierre, vencimiento, plazo, plazo final, cierra, cierran, cierren, cerrar, cerrara, cerraran, vence, vencen, venza, venzan, vencer, caduca, caducan, presentacion de ofertas, postular hasta, hasta cuando, caducidad',
    'deadline, closing date, closing, closes, close, due date, due, expiry, expires, expire, expiring, expiration, apply by, submission date, end date, valid until',
    date,
  ),
  concept(
    'start',
    'inicio, fecha de ingreso, ingreso, ingresaron, incorporacion, fecha de inicio, comienzo, comienza, comienzan, empieza, empiezan, empiece, empiecen, inicia, inician, arranca, arrancan, apertura, inicio de clases',
    'start, hired, hire, hire date, joined, joining date, start date, starts, starting, begin, begins, beginning, opening, opens, commences',
    date,
  ),
  concept(
    'end',
    'fin, fecha de fin, termino, finaliza, finalizan, termina, terminan',
    'end, end date, ends, ending, finish, finishes',
    date,
  ),
  concept(
    'published',
    'publicacion, emitido, emitida, emitidos, emitidas, fecha de publicacion, publicado, publicada, publicados, publicadas, publicaron, publico, convocado, fecha de convocatoria, emision',
    'published, publication date, posted, posting date, publication, issued, listed, release date, released',
    date,
  ),
  concept(
    'event-date',
    'fecha, dia, cuando, fecha del evento, fecha de remate, ocurre',
    'date, day, when, event date, takes place, held, auction date',
    date,
  ),
  concept(
    'service',
    'mantenimiento, proximo mantenimiento, servicio, revision, proxima revision, proximo servicio, fecha de mantenimiento',
    'service, next service, maintenance, inspection, service date, servicing, service due',
    { family: 'date' },
  ),
  concept('delivery', 'entrega, fecha de entrega, entregan, entregar', 'delivery, delivery date, due, due date', {}),
  concept(
    'lead-time',
    'plazo de entrega, tiempo de entrega, entrega, entregan, entregados, despachan, demora, demoran, tarda, tardan, demora en llegar',
    'lead time, delivery time, shipping time, turnaround, delivered, delivers, shipped',
    { kinds: ['duration', 'number'] },
  ),
  concept(
    'year',
    'ano, anio, ano de fabricacion, ano del modelo, modelo ano, fabricado, fabricada, fabricados, fabricadas',
    'year, model year, year built, made, built, manufactured',
    {
      kinds: ['date', 'number'],
    },
  ),
  concept('month', 'mes', 'month'),
  concept(
    'time',
    'hora, horario, horarios, horario de atencion',
    'time, hours, opening hours, schedule, timetable',
    {},
  ),
  concept(
    'duration',
    'duracion, horas, horas lectivas, dura, duran, meses, tiempo',
    'duration, hours, length, lasts, runtime, long',
    { kinds: ['duration', 'number'] },
  ),
  concept(
    'days-left',
    'dias que faltan, dias restantes, dias faltan, faltan dias, cuantos dias faltan, cuantos dias quedan, dias quedan, dias para, tiempo restante, cuanto falta',
    'days left, days remaining, days until, remaining days, how many days left, time left, days to go',
    {},
  ),

  concept(
    'entity',
    'entidad, comprador, convocante, organismo, institucion, entidad convocante, organizador, dependencia, contratante, financiador, financia, donante, publicado por',
    'entity, buyer, agency, convener, convening organization, organizer, organiser, organisation, organization, institution, contracting authority, funder, sponsor, donor, purchaser, issuer, authority, published by',
    { family: 'party' },
  ),
  concept(
    'company',
    'empresa, compania, razon social, firma, negocio, sociedad, nombre de la empresa, contratista',
    'company, business, firm, corporation, company name, enterprise, contractor',
    party,
  ),
  concept(
    'supplier',
    'proveedor, fabricante, vendedor, distribuidor',
    'supplier, vendor, manufacturer, seller, distributor, provider',
    party,
  ),
  concept('exporter', 'exportador, exportadora', 'exporter', party),
  concept('importer', 'importador, importadora', 'importer', party),
  concept('customer', 'cliente', 'customer, client', party),
  concept(
    'person',
    'persona, gente, integrante, miembro, nombre completo, responsable, encargado, persona de contacto, representante',
    'person, people, member, full name, representative, contact person',
    { family: 'party', isThing: true },
  ),
  concept(
    'teacher',
    'docente, profesor, profesora, instructor, ponente, expositor, ensena, dicta, imparte, dictan, ensenan',
    'teacher, instructor, lecturer, professor, trainer, teach, teaches, taught, tutor',
    { family: 'party' },
  ),
  concept('speaker', 'orador, expositores, conferencista, ponentes', 'speaker', {}),
  concept('author', 'autor, escritor', 'author, writer', { family: 'party' }),
  concept('owner', 'dueno, propietario', 'owner, landlord'),

  concept('name', 'nombre, titulo, denominacion, razon social, llamado', 'name, title, called', { family: 'name' }),
  concept(
    'description',
    'descripcion, objeto, objeto de contratacion, detalle, asunto, tema, materia, resumen',
    'description, subject, object, detail, details, scope, summary, topic',
    { family: 'name' },
  ),
  concept(
    'product',
    'producto, articulo, item, mercaderia, mercancia, bien',
    'product, item, article, goods, good, merchandise',
    { ...thing, family: 'name' },
  ),
  concept('course', 'curso, diplomado, taller, capacitacion, clase', 'course, class, training, workshop, programme', {
    ...thing,
    family: 'name',
  }),
  concept(
    'event',
    'evento, feria, conferencia, congreso, encuentro, actividad',
    'event, fair, conference, show, exhibition, congress',
    { ...thing, family: 'name' },
  ),
  concept(
    'job',
    'puesto, empleo, trabajo, vacante, cargo, aviso, oferta, oferta laboral, chamba, plaza, oferta de trabajo, pega',
    'job, position, role, vacancy, post, opening, job title, listing',
    { ...thing, family: 'name' },
  ),
  concept(
    'tender',
    'licitacion, convocatoria, concurso, proceso, proceso de seleccion, llamado, contratacion, adjudicacion, subasta inversa, numero de proceso, nomenclatura',
    'tender, bid, call, procurement, procedure, process, contract, call for proposals, rfp, process number',
    { ...thing, family: 'name' },
  ),
  concept(
    'grant',
    'fondo, subvencion, subsidio, beca, concurso de fondos, financiamiento',
    'grant, fund, funding call, scholarship, subsidy, award',
    { ...thing, family: 'name' },
  ),
  concept(
    'property',
    'inmueble, propiedad, vivienda, predio, alojamiento',
    'property, real estate, home, listing, house listing',
    { ...thing, family: 'name' },
  ),
  concept('vehicle', 'vehiculo, carro, auto, coche, automovil', 'vehicle, car, automobile', {
    ...thing,
    family: 'name',
  }),
  concept('part', 'repuesto, pieza, parte, recambio, autoparte', 'part, spare part, spare, component', {
    ...thing,
    family: 'name',
  }),
  concept('lot', 'lote, remate, subasta', 'lot, auction', { ...thing, family: 'name' }),
  concept(
    'restaurant',
    'restaurante, restaurant, local de comida, huarique, resto',
    'restaurant, eatery, diner, place to eat',
    { ...thing, family: 'name' },
  ),
  concept('book', 'libro', 'book', { ...thing, family: 'name' }),
  concept('hotel', 'hotel, hospedaje, hostal', 'hotel, hostel, lodging', { ...thing, family: 'name' }),
  concept('news', 'noticia, articulo, nota, entrada', 'news, article, story, post', { ...thing, family: 'name' }),
  concept('branch', 'sucursal, sede, oficina, local, agencia', 'branch, office, location', {
    ...thing,
    family: 'place',
  }),
  concept(
    'record',
    'registro, fila, resultado, elemento, anuncio, opcion, dato, variedad, alternativa, ejemplar, caso',
    'record, row, entry, result, listing, ad, option, variety, alternative, choice, case',
    thing,
  ),
  concept('document', 'documento, archivo, norma, ley, resolucion', 'document, file, regulation, resolution', {
    ...thing,
    family: 'name',
  }),
  concept('project', 'proyecto, obra', 'project, work', { ...thing, family: 'name' }),
  concept('order', 'pedido, orden', 'order, purchase order', { ...thing, family: 'name' }),
  concept('service-thing', 'servicio', 'service', { ...thing, family: 'name' }),

  concept(
    'code',
    'codigo, clave, referencia, ref, sku, numero, nro, identificador, expediente, partida, numero de parte, codigo de producto, partida arancelaria',
    'code, reference, ref, sku, number, id, identifier, part number, hs code, hs, lot number, tariff code',
    { kinds: ['identifier', 'number', 'text'] },
  ),
  concept(
    'tax-id',
    'ruc, nit, rut, cuit, rfc, identificacion tributaria, nif, cif',
    'tax id, ruc, tax number, ein, vat number',
    { kinds: ['identifier', 'number'] },
  ),
  concept('plate', 'placa, matricula, patente', 'plate, license plate, number plate, registration, licence plate', {}),

  concept(
    'category',
    'categoria, rubro, clase, giro, linea, linea de negocio, tipo de producto, familia, departamento de tienda',
    'category, line of business, product line, line, class, business line, group, department',
    { family: 'class' },
  ),
  concept('sector', 'sector, industria, area de negocio', 'sector, industry, field', { family: 'class' }),
  concept('section', 'seccion, capitulo', 'section, chapter', { family: 'class' }),
  concept(
    'type',
    'tipo, modalidad, clase, tipo de inmueble, tipo de vehiculo',
    'type, kind, sort of, property type, mode, modality',
    { family: 'class' },
  ),
  concept('mode', 'modalidad, modo, formato', 'mode, modality, format, work mode, work arrangement', {}),
  concept('brand', 'marca, fabricante', 'brand, make, maker, manufacturer', {}),
  concept('model', 'modelo', 'model, version', {}),
  concept(
    'cuisine',
    'cocina, tipo de cocina, tipo de comida, especialidad, comida',
    'cuisine, food, food type, type of food, kitchen, speciality',
    { family: 'class' },
  ),
  concept('material', 'material', 'material', {}),
  concept('colour', 'color', 'colour, color', {}),
  concept('size', 'tamano, talla, medida, dimension, dimensiones, diametro', 'size, dimensions, measure, diameter', {}),
  concept(
    'presentation',
    'presentacion, envase, empaque, formato, envasado',
    'presentation, packaging, package, pack, packing, pack size, container',
    {},
  ),
  concept('unit', 'unidad, unidad de medida', 'unit, unit of measure', {}),
  concept('status', 'estado, situacion, estatus', 'status, state, stage', {}),
  concept(
    'eligible',
    'elegible, elegibles, beneficiarios, dirigido a, quienes pueden postular, abierto a, publico objetivo',
    'eligible, eligibility, open to, beneficiaries, who can apply, aimed at, applicants',
    {},
  ),
  concept(
    'certified',
    'certificado, certificada, certificacion, certificaciones',
    'certified, certification, certificate, certificates',
    {},
  ),
  concept(
    'licence',
    'licencia, permiso, requiere licencia, licencia requerida',
    'licence, license, permit, licence required, requires licence, licensed',
    {},
  ),
  concept(
    'bookings',
    'reservas, reservacion, reserva, aceptan reservas, acepta reservas',
    'reservations, bookings, booking, reservation, takes reservations, accepts reservations',
    {},
  ),
  concept(
    'fits',
    'compatible, compatible con, sirve para, aplica a, maquina, equipo, compatibilidad',
    'fits, compatible with, compatibility, fit, machine, applies to',
    {},
  ),
  concept('fuel', 'combustible', 'fuel, fuel type', {}),
  concept('experience', 'experiencia, experiencia requerida', 'experience, years of experience, required experience', {
    kinds: ['duration', 'number'],
  }),
  concept('requirements', 'requisitos, requisito, condiciones', 'requirements, conditions', {}),
  concept('benefits', 'beneficios', 'benefits, perks', {}),

  concept('city', 'ciudad, localidad, pueblo, urbe', 'city, town', place),
  concept(
    'district',
    'distrito, barrio, zona, comuna, urbanizacion',
    'district, neighbourhood, neighborhood, borough, zone',
    place,
  ),
  concept('region', 'region, departamento, provincia, estado', 'region, province, state, department', place),
  concept('country', 'pais, nacion', 'country, nation', place),
  concept(
    'place',
    'lugar, ubicacion, ubicado, ubicada, ubicados, ubicadas, localizacion, donde, queda, quedan',
    'place, location, located, where, based, situated',
    place,
  ),
  concept('address', 'direccion, domicilio, calle', 'address, street', { kinds: ['address', 'text'], family: 'place' }),
  concept('venue', 'recinto, sede, local, lugar del evento', 'venue, hall, site', place),
  concept('depot', 'deposito, base, garaje, cochera, sede, almacen', 'depot, garage, base, yard', place),
  concept(
    'origin',
    'procedencia, origen, proviene, vienen, viene, provenientes',
    'origin, source, comes from, provenance',
    place,
  ),
  concept(
    'destination',
    'destino, destino principal, mercado, mercado de destino, pais de destino, exportan a, exporta a, venden a, envian a',
    'destination, main destination, market, main market, destination country, ship, ships, ship to, ships to, sell to, sells to',
    place,
  ),
  concept('nationality', 'nacionalidad', 'nationality', place),

  concept(
    'phone',
    'telefono, celular, fono, movil, telf, tel, numero de telefono, numero telefonico, whatsapp',
    'phone, telephone, mobile, phone number, cell, cellphone, tel, telephone number',
    { kinds: ['phone', 'text', 'identifier'] },
  ),
  concept(
    'email',
    'correo, correo electronico, email, e-mail, mail, correo de contacto',
    'e-mail, email, mail, email address, e-mail address, contact email',
    { kinds: ['email', 'text'] },
  ),
  concept('contact', 'contacto, datos de contacto, contactos', 'contact, contact details, contacts, contact info', {}),
  concept(
    'web',
    'web, pagina web, sitio web, sitio, pagina, enlace, url, link',
    'web, website, site, web page, link, url, homepage',
    { kinds: ['url', 'text'] },
  ),
  concept('fax', 'fax', 'fax'),
  concept('social', 'redes sociales, facebook, instagram, linkedin', 'social media, facebook, instagram, linkedin'),
  concept('image', 'imagen, foto', 'image, picture, photo', { kinds: ['image'] }),

  concept(
    'stock',
    'stock, existencias, inventario, disponibles, cantidad en stock, unidades disponibles, quedan',
    'stock, inventory, quantity in stock, in stock, qty, qty in stock, units available, stock level',
    { kinds: ['number', 'text'] },
  ),
  concept('quantity', 'cantidad, unidades, volumen', 'quantity, qty, units, volume, count', { kinds: ['number'] }),
  concept('availability', 'disponibilidad', 'availability', {}),
  concept('seats', 'vacantes, cupos, plazas, asientos, cupo', 'places, seats, vacancies, spots, capacity, openings', {
    kinds: ['number'],
  }),
  concept(
    'employees',
    'empleados, trabajadores, personal, colaboradores, numero de empleados',
    'employees, staff, workers, headcount, workforce, number of employees',
    { kinds: ['number'] },
  ),
  concept(
    'area',
    'area, superficie, metros cuadrados, metraje, metros, m2',
    'area, floor area, surface, square metres, square meters, size, land area',
    { kinds: ['number'] },
  ),
  concept('bedrooms', 'dormitorios, habitaciones, cuartos, recamaras', 'bedrooms, rooms, beds', { kinds: ['number'] }),
  concept('bathrooms', 'banos', 'bathrooms, baths', { kinds: ['number'] }),
  concept('weight', 'peso, pesa, pesan, pesado, pesados, kilos', 'weight, weigh, weighs, weighing', {
    kinds: ['number'],
  }),
  concept('mileage', 'kilometraje, recorrido, kilometros, km', 'mileage, odometer, kilometres, kilometers, km, miles', {
    kinds: ['number'],
  }),
  concept(
    'rating',
    'puntuacion, calificacion, valoracion, puntaje, nota, estrellas, puntuados, puntuado, valorados, valorado, calificados',
    'rating, score, stars, rated, review score, grade',
    { kinds: ['number', 'text'] },
  ),
  concept('rank', 'puesto, posicion, ranking', 'rank, position, ranking, standing', {
    kinds: ['number', 'identifier'],
  }),
  concept('population', 'poblacion, habitantes', 'population, inhabitants, people', { kinds: ['number'] }),
  concept('visitors', 'visitantes, asistentes, asistencia, publico', 'visitors, attendance, attendees', {
    kinds: ['number'],
  }),
  concept('points', 'puntos', 'points, score', { kinds: ['number'] }),
  concept('result', 'resultado, marcador', 'result, score, outcome', {}),
  concept('opponent', 'rival, oponente, contrincante', 'opponent, against', {}),
  concept('team', 'equipo, club', 'team, club', {}),
  concept('height', 'altura, alto, altitud', 'height, elevation, altitude, tall', { kinds: ['number'] }),
  concept('distance', 'distancia', 'distance', { kinds: ['number'] }),
  concept('speed', 'velocidad', 'speed', { kinds: ['number'] }),
  concept('language', 'idioma, lengua', 'language', {}),
  concept('age', 'edad, anos de edad', 'age, years old', { kinds: ['number', 'duration'] }),
  concept('notes', 'notas, observaciones, comentarios', 'notes, remarks, comments', {}),
]
