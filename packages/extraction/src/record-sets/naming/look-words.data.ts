/** Class words that speak of looks, places and machinery, never of what a text is. */
export const LOOK_WORDS: ReadonlySet<string> = new Set(
  `about above absolute accent accordion action actions active adapt aligncenter alignleft alignright align alt anchor
  animated archive area aria article articulo aside auto avatar background badge badges banner bar base before below bg
  big black block blocks blue body bold border bordered bottom box boxed brand break btn bullet bundle button buttons
  caja caption card cards caret cell cells celda center centered centro chip chips circle class clear clearfix click
  close closed code col cols column columna columns com common compact component container contenedor contenido content
  contents context copy core count cover css current custom cursor dark data dato datos day default desktop detail
  details dialog dir disabled display div divider doc dot down drop dropdown ease edge elastic element elementor
  ellipsis em empty end entry equal even excerpt expand extra fade fa fas far fab field fields figure fila fill first
  fit fixed flag flat flex float floating fluid focus foco font foot footer form format fr frame free front full fw
  fullwidth general global glyphicon gray green grey grid group grupo gutter half has head header heading height hentry
  hero hidden hide highlight hint holder home horizontal hover html icon icons icono image img indent info informacion
  information inicio inline inner input inside invisible is item items italic jet js jsx justify label labels large last
  layout lead leading left lg li light line linea link links list lista listing listado lite loop lower main margin
  mark marker mask master max mb md media medium meta mid middle min mini misc ml mobile mod modal module more mr ms mt
  muted mx my name nav negrita neutral new next nice no node none normal note odd off on one only open option order
  outer outline outside over overlay pad padding page panel paragraph parent part pb pe piece pill pl plain plus point
  pointer popup position post posts pr prev preview primary print ps pt pull push px py quick quiet raised read readmore red
  region relative responsive reset rest result results right root rotulo round rounded row rows rte screen scroll second
  secondary section select self semibold set sep separator shadow sheet short show side single size sl slide slider slot snippet
  sm small smaller smallest soft space spaced span special split square stack start static sticky strong style stylized
  sub subtle subtitle success svg swiper tab table tabla tag tags teaser tertiary text texto th theme thin thumb tile tiny
  title to toggle tool tooltip top total tr track transform transition truncate tw two txt type typography ui uk ul
  under unit unstyled up upper uppercase url use valor value values vertical view views visible visually vc warning wc
  wide widget width wp wpb wrap wrapper white xl xs xxl yellow zoom etiqueta etiquetas campo campos meta par
  rgt lft hdr ftr cnt ctr desc mso fielditem fielditems entity node taxonomy term sc css emotion mui ant chakra
  odd even impar primer primero ultimo derecha izquierda arriba abajo negro rojo azul verde gris grande pequeno chico
  nowrap pre quote code sans serif mono tabular nums danger inverse light lighter darker bolder color colour text-muted
  vcard hcard haudio fn given family adr geo prod product producto productos record registro ficha tarjeta bloque elemento
  resultado resultados entrada noticia empresa evento curso oferta anuncio aviso`
    .trim()
    .split(/\s+/),
)
