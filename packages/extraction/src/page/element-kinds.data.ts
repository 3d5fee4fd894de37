const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const VOID_TAGS = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)

/** A closing tag inside one of these cannot close anything outside it. */
export const SCOPE_TAGS = words('html table td th caption template object applet marquee foreignobject')

/** Elements that a stray closing inline tag cannot reach through. */
export const SPECIAL_TAGS = words(`
  address applet article aside blockquote body button caption center colgroup dd details dir div dl dt fieldset
  figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe li listing main marquee menu
  nav noscript object ol p pre search section select summary table tbody td template textarea tfoot th thead title tr ul
  xmp`)

export const FORMATTING_TAGS = words('a b big code em font i nobr s small strike strong tt u')

export const CLOSES_P = words(`
  address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr listing main menu nav ol p pre search section summary table ul xmp dd dt li`)

export const HEADING_TAGS = words('h1 h2 h3 h4 h5 h6')

export const HEAD_TAGS = words('base basefont bgsound link meta noscript script style template title head html')

/** Drawn on lines of their own: their text never runs into their neighbour's. */
export const BLOCK_TAGS = words(`
  address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary
  table tbody tfoot thead tr ul xmp br option`)

/** Never read as visible text. */
export const UNSEEN_TAGS = words(`
  script style template noscript head title select textarea datalist iframe svg math noframes noembed object audio video
  canvas map`)
