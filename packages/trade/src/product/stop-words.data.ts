import { measures } from '@sondeo/table/measures'

/** Words that bind others and mean nothing themselves; a product is found without them. */
export const stopWords = new Set(
  (
    'a al ante con contra de del desde e el en entre es hacia hasta la las lo los mas o para por que se segun sin sobre su sus tipo u un una unas uno unos y ' +
    'an and as at by for from in into is made of on or per that the these this to with without your s m ft'
  ).split(' '),
)

/** What sellers add to any product and no heading depends on. */
export const neutralWords = new Set([
  ...Object.keys(measures),
  ...(
    'organico organica organicos organicas ecologico ecologica bio natural naturales premium calidad alta primera marca original originales nuevo nueva nuevos nuevas ' +
    'economico economica barato barata mayoreo mayor exportacion importacion exportar importar venta nacional nacionales extranjero mejor buena bueno grande grandes pequeno ' +
    'pequena pequenos mediano chico gourmet artesanal artesanales tradicional tradicionales moderno moderna varios varias diversos surtido surtidos ' +
    'color colores rojo roja negro negra blanco blanca azul verde amarillo rosado gris producto productos articulo articulos general ' +
    'organic quality high grade best new cheap wholesale bulk export import sale premium large small medium size assorted various color colour colored red black blue ' +
    'green yellow pink grey gray product products item items goods brand branded imported national domestic luxury modern traditional household domestico domestica industrial commercial comercial ' +
    'mexicano mexicana peruano peruana argentino argentina chileno chilena colombiano colombiana espanol espanola chino china mexican peruvian chilean colombian spanish chinese ' +
    'mexico peru chile colombia espana otro otros otra otras other etc similar similares not non no nec preparado preparada preparados prepared general paquete pack kw hp inch pulgadas watts w v adulto adultos adult adults nino ninos nina ninas kids children child infantil infantiles'
  ).split(' '),
])
