/** What class words, properties and tags mean, with the column name people expect in each language. */
export type Meaning =
  | 'title'
  | 'name'
  | 'price'
  | 'oldPrice'
  | 'date'
  | 'deadline'
  | 'time'
  | 'author'
  | 'description'
  | 'category'
  | 'brand'
  | 'code'
  | 'availability'
  | 'rating'
  | 'reviews'
  | 'location'
  | 'address'
  | 'city'
  | 'country'
  | 'region'
  | 'phone'
  | 'email'
  | 'website'
  | 'company'
  | 'entity'
  | 'status'
  | 'amount'
  | 'quantity'
  | 'discount'
  | 'image'
  | 'source'
  | 'salary'
  | 'type'
  | 'comments'
  | 'tags'
  | 'hours'
  | 'text'
  | 'link'
  | 'number'
  | 'group'
  | 'size'
  | 'year'
  | 'percentage'
  | 'duration'
  | 'judge'
  | 'currency'

export const nameOfMeaning: Record<Meaning, { es: string; en: string }> = {
  title: { es: 'Título', en: 'Title' },
  name: { es: 'Nombre', en: 'Name' },
  price: { es: 'Precio', en: 'Price' },
  oldPrice: { es: 'Precio anterior', en: 'Old price' },
  date: { es: 'Fecha', en: 'Date' },
  deadline: { es: 'Fecha límite', en: 'Deadline' },
  time: { es: 'Hora', en: 'Time' },
  author: { es: 'Autor', en: 'Author' },
  description: { es: 'Descripción', en: 'Description' },
  category: { es: 'Categoría', en: 'Category' },
  brand: { es: 'Marca', en: 'Brand' },
  code: { es: 'Código', en: 'Code' },
  availability: { es: 'Disponibilidad', en: 'Availability' },
  rating: { es: 'Valoración', en: 'Rating' },
  reviews: { es: 'Opiniones', en: 'Reviews' },
  location: { es: 'Ubicación', en: 'Location' },
  address: { es: 'Dirección', en: 'Address' },
  city: { es: 'Ciudad', en: 'City' },
  country: { es: 'País', en: 'Country' },
  region: { es: 'Región', en: 'Region' },
  phone: { es: 'Teléfono', en: 'Phone' },
  email: { es: 'Correo', en: 'E-mail' },
  website: { es: 'Sitio web', en: 'Website' },
  company: { es: 'Empresa', en: 'Company' },
  entity: { es: 'Entidad', en: 'Entity' },
  status: { es: 'Estado', en: 'Status' },
  amount: { es: 'Monto', en: 'Amount' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  discount: { es: 'Descuento', en: 'Discount' },
  image: { es: 'Imagen', en: 'Image' },
  source: { es: 'Fuente', en: 'Source' },
  salary: { es: 'Salario', en: 'Salary' },
  type: { es: 'Tipo', en: 'Type' },
  comments: { es: 'Comentarios', en: 'Comments' },
  tags: { es: 'Etiquetas', en: 'Tags' },
  hours: { es: 'Horario', en: 'Hours' },
  text: { es: 'Texto', en: 'Text' },
  link: { es: 'Enlace', en: 'Link' },
  number: { es: 'Número', en: 'Number' },
  group: { es: 'Sección', en: 'Section' },
  size: { es: 'Tamaño', en: 'Size' },
  year: { es: 'Año', en: 'Year' },
  percentage: { es: 'Porcentaje', en: 'Percentage' },
  duration: { es: 'Duración', en: 'Duration' },
  judge: { es: 'Juez', en: 'Judge' },
  currency: { es: 'Moneda', en: 'Currency' },
}

const groups: Record<Meaning, string> = {
  title: 'title titulo headline heading titular encabezado asunto subject titre titel titolo',
  name: 'name nombre productname fullname nom nome naam',
  price: 'price precio pvp cost costo coste tarifa lowprice highprice prix preis preco prezzo prijs',
  oldPrice:
    'oldprice wasprice listprice regularprice preciooriginal precioanterior tachado strike prixbarre streichpreis',
  date: 'date fecha datetime published datepublished publicacion pubdate posted created updated timestamp time cuando',
  deadline: 'deadline cierre vencimiento closing plazo limite expires duedate validthrough',
  time: 'hora clock starttime',
  author: 'author autor byline autora writer creator username usuario',
  description:
    'description descripcion desc summary resumen excerpt extracto snippet abstract intro body teaser sinopsis overview detalle beschreibung descricao descrizione',
  category: 'category categoria categories section seccion rubro topic tema genre genero department',
  brand: 'brand marca manufacturer fabricante vendor marque marke',
  code: 'code codigo sku ref referencia reference mpn gtin isbn docket expediente id folio nro',
  availability:
    'availability disponibilidad disponibilite verfugbarkeit disponibilita stock instock inventory existencias',
  rating: 'rating stars estrellas valoracion puntuacion score ratingvalue calificacion',
  reviews: 'reviews opiniones reviewcount resenas valoraciones',
  location: 'location ubicacion place lugar localidad joblocation zona sede donde venue',
  address: 'address direccion street streetaddress domicilio',
  city: 'city ciudad municipio addresslocality town ville stadt cidade citta',
  country: 'country pais addresscountry',
  region: 'region provincia departamento state estadofederal addressregion',
  phone: 'phone telefono telephone tel movil celular mobile',
  email: 'email correo mail',
  website: 'website web site sitio homepage',
  company: 'company empresa proveedor supplier seller vendedor organization employer hiringorganization',
  entity: 'entity entidad buyer comprador organismo institucion agency',
  status: 'status estado situacion',
  amount: 'amount monto importe total valor presupuesto budget',
  quantity: 'quantity cantidad qty unidades count',
  discount: 'discount descuento saving savings ahorro rebaja',
  image: 'image imagen photo foto thumbnail picture',
  source: 'source fuente publisher',
  salary: 'salary salario sueldo basesalary',
  type: 'type tipo kind modalidad',
  comments: 'comments comentarios',
  tags: 'tags etiquetas keywords labels',
  hours: 'hours horario horarios openinghours',
  text: '',
  link: '',
  number: 'number numero',
  group: '',
  size: 'size tamano talla filesize',
  year: 'year ano',
  percentage: '',
  duration: 'duration duracion',
  judge: 'judge juez',
  currency: 'currency moneda divisa pricecurrency salarycurrency',
}

export const meaningOfWord: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(groups).flatMap(([meaning, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, Meaning] => [word, meaning as Meaning]),
  ),
)
