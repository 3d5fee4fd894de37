import { type ListPage, pageAddress } from './split-pages.ts'

/** Numbers with a way to the previous and the next page. */
export function renderPager(path: string, { number, count }: ListPage<unknown>): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1).map(page =>
    page === number
      ? `<li><a aria-current="page" href="${pageAddress(path, page)}"><strong>${page}</strong></a></li>`
      : `<li><a href="${pageAddress(path, page)}">${page}</a></li>`,
  )
  const previous = number > 1 ? `<li><a rel="prev" href="${pageAddress(path, number - 1)}">« Anterior</a></li>` : ''
  const next = number < count ? `<li><a rel="next" href="${pageAddress(path, number + 1)}">Siguiente »</a></li>` : ''
  return `<nav class="paginas" aria-label="Páginas"><ul>${previous}${numbers.join('')}${next}</ul></nav>`
}
