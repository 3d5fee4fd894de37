const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Written as they are, without their attributes. */
export const KEPT_TAGS = words(`
  a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl
  dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd li main mark menu nav ol p pre q rp rt ruby s
  samp section small strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`)

/** Left out with all they hold: they run, load, ask or redirect. */
export const DROPPED_TAGS = words(`
  applet audio base canvas embed frame frameset head iframe input link map math meta noembed noframes noscript object
  option param script select source style svg template textarea title track video`)

/** Elements that only a table may hold: a mark around one would break the table. */
export const TABLE_TAGS = words('caption col colgroup tbody td tfoot th thead tr')

export const EMPTY_TAGS = words('br col hr wbr')

/**
 * How the copy is drawn: quiet paper, the marked place in the signal colour. It is never narrower than some words: a frame
 * may be drawn before it knows its width, and would show one letter in each line.
 */
export const COPY_STYLE = `
:root{color-scheme:light dark;--ink:#1c2333;--paper:#fff;--line:#d5d9e2;--mark:#ffd9a8;--edge:#c2410c;--quiet:#5b6475}
@media(prefers-color-scheme:dark){:root{--ink:#e5e8f0;--paper:#141925;--line:#333b4d;--mark:#6b3410;--edge:#fb923c;--quiet:#9aa3b5}}
*{box-sizing:border-box}
body{margin:0;min-width:16rem;padding:16px;background:var(--paper);color:var(--ink);font:14px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:20px}h2{font-size:18px}h3,h4,h5,h6{font-size:16px}h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1em 0 .4em}
p,ul,ol,dl,table,pre,blockquote{margin:.5em 0}ul,ol{padding-left:20px}dd{margin-left:16px}
table{border-collapse:collapse;font-size:13px;overflow-wrap:normal}th,td{border:1px solid var(--line);padding:4px 8px;text-align:left;vertical-align:top}
hr{border:0;border-top:1px solid var(--line)}a{color:inherit;text-decoration:underline;text-decoration-color:var(--line)}
nav,footer{color:var(--quiet);font-size:13px}pre{white-space:pre-wrap}
mark,.marked{background:var(--mark);color:inherit;outline:2px solid var(--edge);outline-offset:1px;border-radius:2px;scroll-margin:40vh 24px}
.attribute,.picture{border:1px dashed var(--line);border-radius:4px;padding:0 4px;color:var(--quiet);font-size:12px}
.excerpt{border:1px solid var(--line);border-radius:8px;padding:12px;font:12px/1.5 ui-monospace,monospace}`
