/**
 * Small words of Spanish and what they do in English: no dictionary of meanings has them, and what was learned of
 * questions in one language is carried over by them.
 */
export const functionWords: Record<string, string> = Object.fromEntries(
  `cuantos:how_many cuantas:how_many cuanto:how_much cuanta:how_much cual:which cuales:which quien:who quienes:who
  que:what cuando:when donde:where como:how el:the la:the los:the las:the lo:the un:a una:a unos:some unas:some de:of
  del:of_the al:to_the a:to en:in con:with sin:without por:by para:for y:and e:and o:or u:or no:not ni:nor es:is son:are
  era:was fue:was fueron:were ser:be esta:is estan:are hay:there_are habia:there_were hubo:there_were tiene:has tienen:have
  tenia:had tuvo:had tuvieron:had mas:most menos:least mayor:highest mayores:highest menor:lowest menores:lowest mejor:best
  peor:worst primero:first primera:first primeros:first primer:first ultimo:last ultima:last ultimos:last ultimas:last
  siguiente:next anterior:previous antes:before despues:after desde:since hasta:until entre:between cada:each todos:all
  todas:all todo:all toda:all total:total promedio:average suma:sum media:average medio:average solo:only otro:other
  otra:other otros:other otras:other mismo:same misma:same excepto:except salvo:except menos_de:less_than que_no:not
  su:its sus:their este:this esta_:this estos:these ese:that esos:those se:is le:him ha:has han:have muestra:show
  muestrame:show dame:give lista:list listar:list ver:see quiero:want necesito:need cuyo:whose cuya:whose donde_:where
  durante:during segun:by sobre:about tras:after veces:times vez:time ano:year anos:years mes:month meses:months dia:day
  dias:days semana:week numero:number nombre:name nombres:names primeras:first segundo:second segunda:second tercero:third
  tercera:third dos:two tres:three cuatro:four cinco:five seis:six siete:seven ocho:eight nueve:nine diez:ten
  barato:cheapest baratos:cheapest barata:cheapest baratas:cheapest caro:expensive caros:expensive alto:highest
  alta:highest altos:highest bajo:lowest baja:lowest bajos:lowest largo:longest corto:shortest nuevo:newest viejo:oldest
  reciente:latest recientes:latest antiguo:oldest grande:largest pequeno:smallest gano:won ganaron:won ambos:both`
    .split(/\s+/)
    .map(pair => pair.split(':') as [string, string]),
)

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Small words of each language. */
export const stopWordsIn = {
  en: asSet(
    `the a an of in on at to for and or by is was were are be been did do does has have had which who whom what when where how
    many much that this these those with from as it its than there their they he she his her not no any all most least more less
    before after first last next same other only one two name list listed table total number times year years me show give i we
    us our my please can could would you your if so each per about into over under between during while also but get find tell`,
  ),
  es: asSet(
    `el la los las lo un una unos unas de del al en con sin por para y e o u que cual cuales quien quienes cuando donde como
    cuanto cuantos cuanta cuantas es son era fue fueron ser esta estan hay habia tiene tienen tenia tuvo mas menos mayor menor
    mejor peor primero primera ultimo ultima siguiente anterior antes despues desde hasta entre cada todos todas todo toda su sus
    este esta estos ese esos se le les ha han muestra muestrame dame lista ver quiero necesito cuyo cuya durante segun solo otro
    otra otros otras mismo misma nombre numero ano anos si favor me nos mi mis`,
  ),
}

/** Words that say how things hang together and never what they are; alone they are looked for in no cell. */
export const stopWords: ReadonlySet<string> = stopWordsIn.en.union(stopWordsIn.es)
