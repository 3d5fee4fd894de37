/** Writes text into a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** What all pages of the sample site share. `body` is HTML. */
export function renderFrame({ title, body, head = '' }: { title: string; body: string; head?: string }): string {
  return `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Portal de Valle Sereno</title>
<link rel="stylesheet" href="/estilo.css">
${head}</head>
<body>
<header>
<strong><a href="/">Portal de Valle Sereno</a></strong>
<nav aria-label="Secciones"><ul>
<li><a href="/licitaciones">Licitaciones</a></li>
<li><a href="/proveedores">Proveedores</a></li>
<li><a href="/catalogo">Catálogo</a></li>
</ul></nav>
</header>
<main>
${body}
</main>
<footer><p>Sitio de muestra: entidades, empresas, productos y cifras son inventados.</p></footer>
</body>
</html>
`
}
