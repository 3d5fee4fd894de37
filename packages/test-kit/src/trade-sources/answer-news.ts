const rssItem = (title: string, source: string | null, day: number, id: string) => `<item><title>${title}</title>
 <link>https://news.google.com/rss/articles/CBMi${id}?oc=5</link><guid isPermaLink="false">CBMi${id}</guid>
 <pubDate>${new Date(Date.UTC(2026, 9, day, 11, 20)).toUTCString()}</pubDate>
 <description>&lt;a href="https://news.google.com/rss/articles/CBMi${id}"&gt;${title}&lt;/a&gt;</description>
 ${source ? `<source url="https://example.com">${source}</source>` : ''}</item>`

/** A feed of Google News: relevance order, source behind the title, entities, one item without its source. */
export function answerNewsFeed(query: URLSearchParams): string {
  const isSpanish = query.get('hl')?.startsWith('es')
  const words = (query.get('q') ?? '').split('"')[1]?.replaceAll('&', '&amp;') ?? ''
  const items = isSpanish
    ? [
        rssItem(`Suben exportaciones de ${words} - El Economista`, 'El Economista', 6, 'a'),
        rssItem(`El precio de ${words} &quot;no da tregua&quot; en Perú &amp; México - Gestión`, 'Gestión', 9, 'b'),
        rssItem(`Año récord para ${words} - Agencia Sin Fuente`, null, 2, 'c'),
      ]
    : [
        rssItem(`${words} exports rise - Reuters`, 'Reuters', 6, 'a'),
        rssItem(`Why ${words} prices won&#39;t fall - The Guardian`, 'The Guardian', 9, 'b'),
        rssItem(`A record year for ${words} - A House Without Source`, null, 2, 'c'),
      ]
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>"${words}"</title>${items.join('')}</channel></rss>`
}

/** GDELT: no tone per article, spaces around punctuation, the same story twice, a control character in a title. */
export function answerGdelt(query: URLSearchParams): string {
  const words = (query.get('query') ?? '').split('"')[1] ?? ''
  if (words.length < 3) return 'The specified phrase is too short.'
  if (query.get('mode') === 'timelinetone') {
    const data = Array.from({ length: 30 }, (_, day) => ({
      date: `202610${String(day + 1).padStart(2, '0')}T000000Z`,
      value: -1.5 + day * 0.05,
    }))
    return JSON.stringify({
      query_details: { title: words, date_resolution: 'day' },
      timeline: [{ series: 'Average Tone', data }],
    })
  }
  const article = (title: string, domain: string, seendate: string) => ({
    url: `https://${domain}/articulo/${seendate}`,
    url_mobile: '',
    title,
    seendate,
    socialimage: '',
    domain,
    language: 'Spanish',
    sourcecountry: 'Colombia',
  })
  const text = JSON.stringify({
    articles: [
      article(`Mercado de ${words} , en alza`, 'semana.com', '20261018T030000Z'),
      article(`Mercado de ${words} , en alza`, 'eltiempo.com', '20261018T043000Z'),
      article(`Sequía reduce la oferta de ${words} TABHERE según productores`, 'larepublica.co', '20261020T120000Z'),
    ],
  })
  return text.replace('TABHERE', '\u000b')
}
