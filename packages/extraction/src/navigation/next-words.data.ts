/** What links to the next page say, folded, in the languages our pages come in; arrows apart. */
export const NEXT_WORDS = new RegExp(
  `^(?:${[
    // Spanish, Portuguese, Catalan, Galician
    'siguiente|siguientes|proxima|proximo|pagina siguiente|siguiente pagina|proxima pagina|ir a la siguiente|ir a la pagina siguiente|pag\\.? siguiente|sig|sgte|adelante|avanzar|seguinte|proxima pagina|seguent|posterior|ver siguiente',
    // English
    'next|next page|next \\d+|go to next page|next results|next \\d+ (?:results|items|records)|older|older posts|older entries|continue|continued|more results|view next|page suivante',
    // Others
    'suivant|suivante|weiter|nachste|nachste seite|vor|volgende|volgende pagina|successiva|successivo|pagina successiva|avanti|prossima|naste|nasta|neste|neste side|seuraava|nastepna|nastepne|nastepny|nastepna strona|dalej|dalsi|dalsi strana|kovetkezo|urmatoarea|inainte|sljedeca|sledeca|naprej|sonraki|ileri|tiep|tiep theo|trang sau|berikutnya|selanjutnya|seterusnya',
    'следующая|следующая страница|далее|вперед|след|наступна|далі|επομενη|επομενη σελιδα|επομενο|次へ|次のページ|次ページ|次の?\\d*件?|次|下一页|下一頁|下页|下頁|다음|다음 페이지|التالي|التالية|הבא|ถัดไป|अगला',
  ].join('|')})$`,
)

/** What asks for more of the same list below what is there. */
export const MORE_WORDS =
  /^(?:load|show|view|see|get|cargar|ver|mostrar|carregar)(?: \d+)? (?:more|mas|mais)(?: (?:results|items|products|posts|articles|news|resultados|productos|articulos|noticias|entradas|registros|ofertas|avisos))?$|^(?:more results|mas resultados|older posts)$/

export const ARROWS = /^(?:[>›»→⟩▶►❯⇨]|>>|››|&gt;)$/

/** Class, title and aria words of the link itself. */
export const NEXT_NAMES =
  /(?:^|[\s_-])(?:next|siguiente|proxima|proximo|suivant|weiter|seguinte|nextpage|next-page|pagination-next|pager-next|paging-next|pagenext)(?=$|[\s_-])/

export const PAGER_NAMES =
  /(?:^|[\s_-])(?:pagination|paginacion|paginador|paginado|pager|pagers|paging|paginate|paginator|pages|paginas|page-numbers|pagenumbers|pagenav|pagenavi|page-nav|page-navigation|nav-links|navlinks|pagelinks|page-links|wp-pagenavi|paginav|pagnav|loop-pagination|nav-pages|pagebar|pagelist)(?=$|[\s_-]|\d)/

/** Links from one article to the next one, not from one page of a list to the next. */
export const POST_NAVIGATION =
  /(?:^|[\s_-])(?:post-navigation|post-nav|nav-single|single-nav|post-links|nav-post|article-nav|article-navigation|entry-navigation|next-post|adjacent|prev-next-posts|carousel|slider|slideshow|swiper|slick|gallery|calendar|datepicker|calendario)(?=$|[\s_-])/
