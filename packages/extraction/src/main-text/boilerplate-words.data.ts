/** Parts of a page that are never its text, by tag or role. */
export const SIDE_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'button', 'menu', 'dialog', 'search', 'fieldset'])
export const SIDE_ROLES =
  /^(?:navigation|complementary|contentinfo|banner|search|dialog|alertdialog|menu|menubar|toolbar|tablist|alert|form)$/

const words = [
  'ad|ads|adv|advert|adverts|advertisement|advertising|publicidad|anuncio|anuncios|sponsor|sponsored|patrocinado|promo|promos|promotion|promoted',
  'banner|outbrain|taboola|dfp|adsense|cookie|cookies|consent|gdpr|rgpd|popup|modal|overlay|lightbox|tooltip|notification',
  'nav|navbar|navigation|navegacion|menu|menus|submenu|breadcrumb|breadcrumbs|migas|pager|pagination|paginacion|paginador|toolbar|tabs|skip',
  'footer|pie|foot|masthead|topbar|sidebar|sidebars|aside|widget|widgets|rail|secondary|barra|lateral|columna-derecha',
  'comment|comments|comentario|comentarios|respond|disqus|livefyre|replies|reply|fb-comments|discussion',
  'related|relacionadas|relacionados|relacionada|relacionado|recommend|recommended|recommendations|recomendadas|recomendados|recommendation|suggested|sugeridas|trending|popular|mostread|most-read|masleidas|mas-leidas|lomasleido|morestories|more-stories|more-news|morefrom|seealso|see-also|readmore|read-more|read-next|also|otras-noticias|ultimas|latest|recirc|recirculation|teaser|teasers|upnext|interesar|keep-reading',
  'share|sharing|shares|sharebar|sharedaddy|compartir|social|socials|redes|rrss|follow|addthis|addtoany|whatsapp|jp-relatedposts',
  'newsletter|newsletters|subscribe|subscription|suscripcion|suscribete|suscribirse|signup|sign-up|register|registro|login|paywall|donate|donation',
  'tags|tag-list|taglist|etiquetas|keywords|temas|topics|byline|author|authors|autor|autores|bio|author-bio|authorbox|about-author|dateline|timestamp|postmeta|post-meta|entry-meta|meta|metadata|entry-footer',
  'caption|captions|wp-caption-text|figcaption|credit|credits|creditos|pie-foto|piefoto|foto-pie|image-caption|photo-credit|copyright|legal|disclaimer|print|rating|ratings|vote|votes|hidden|invisible|visually-hidden|screen-reader-text|sr-only|screenreader|noprint|no-print|gallery|slideshow|carousel|playlist|video-list|btn|button|switcher|toggle|dropdown',
].join('|')

/** Class and id words of parts beside the text. */
export const SIDE_WORDS = new RegExp(String.raw`(?:^|[\s_-])(?:${words})\d*(?=$|[\s_-])`, 'i')

/** Class and id words that hold the text itself, whatever else they contain. */
export const TEXT_WORDS =
  /(?:^|[\s_-])(?:article-?body|articlebody|article-?content|article-?text|entry-?content|post-?content|post-?body|story-?body|story-?content|story-?text|body-?text|cuerpo|cuerpo-?noticia|nota-?cuerpo|texto|contenido|main-?content|page-?content|post-?text|news-?body|news-?content|noticia-?texto|article__body|article__content)(?=$|[\s_-])/i

/** Lines that lead to other pages: "Lea también", "Read more". */
export const CROSS_REFERENCE =
  /^[^\p{L}]{0,4}(?:lea|leer|lee|vea|ver|mira|mire|te puede|le puede|puede(?:s)?|tambien|ademas|read|see|related|relacionad[oa]s?|also|more|mas|recommended|recomendad[oa]s?|don'?t miss|video recomendado|te recomendamos|le recomendamos|sigue leyendo|siga leyendo|continue reading|entra aqui|suscrib\p{L}*|subscribe|sign up|follow us|siguenos|sigue a|click here|haz clic|clic aqui|ver mas|tags|temas|etiquetas|topics|filed under|foto|fotos|photo|imagen|image|credit|advertisement|publicidad|contenido patrocinado|share|compartir|comparte|comentarios|comments|copyright|©|todos los derechos)(?: (?:tambien|more|mas|also|interesar|aqui|this|next|on|related|ademas|la nota|nota|en|leer|ver|a|en directo|noticias?))*\s*(?:[:|>»-]|$)/u

/** What cookie banners say, whatever they are called in the markup. */
export const COOKIE_NOTICE =
  /\bcookies?\b.{0,200}\b(?:consent|consentimiento|accept|acept\p{L}+|website|sitio web|browser|navegador|experience|experiencia|privacy|privacidad|settings|preferences|preferencias|third.part\p{L}+|terceros|function|necessary|necesarias|analytics)\b|\b(?:consent|accept|aceptar|website|sitio web|privacy|privacidad)\b.{0,200}\bcookies?\b/iu
