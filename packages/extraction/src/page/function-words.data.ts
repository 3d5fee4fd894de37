/** Small words that every text of a language is full of, and few texts of others hold. */
export const FUNCTION_WORDS: Record<string, string> = {
  es: 'el los las del que para con por una en se su es al como más o y la de',
  en: 'the of and to in for is with on by from that this are was be or at',
  pt: 'os as do da dos das não que em uma para com por ao de na no mais ou',
  fr: 'le la les des du et est dans pour une que sur par au aux qui de ou',
  de: 'der die und das von mit für ist den dem auf ein eine im zu nicht des',
  it: 'di il che della per con gli del una dei la le sono nel alla delle da',
}
