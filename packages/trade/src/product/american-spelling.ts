const spellings: [british: RegExp, american: string][] = [
  [/(?<=s)ulph/gi, 'ulf'],
  [/(?<=col|flav|od|vap|arm)our/gi, 'or'],
  [/(?<=f)ibre/gi, 'iber'],
  [/(?<=\b(?:(?:milli|centi|kilo)?(?:lit|met)|cent))re(?=s?\b|less)/gi, 'er'],
  [/(?<=alumin)ium/gi, 'um'],
  [/(?<=m)ould/gi, 'old'],
  [/(?<=pl)ough/gi, 'ow'],
  [/(?<=jew)ellery/gi, 'elry'],
  [/(?<=\bt)yre/gi, 'ire'],
  [/(?<=\bgr)ey\b/gi, 'ay'],
  [/(?<=yog)h(?=urt)/gi, ''],
  [/(?<=\ba)ero(?=planes?\b)/gi, 'ir'],
  [/(?<=orthop|encyclop)ae/gi, 'e'],
  [/(?<=\b(?:trav|lab))ell(?=ing|ed)/gi, 'el'],
  [/(?<=wool)l(?=en)/gi, ''],
  [/(?<=catalog)ue/gi, ''],
  [/(?<=analy)s(?=er|ed|ing)/gi, 'z'],
  [
    /\b(?!advert|compr|dev|exerc|franch|improv|merchand|prom|rev|superv|surpr|telev)([a-z]{2,}[b-df-hj-np-tv-z]i)s(?=ed\b|ing\b|ers?\b|ation\b)/gi,
    '$1z',
  ],
]

/** English names as Americans spell them: "flavored", "fiber", "galvanized". */
export const toAmerican = (text: string): string =>
  spellings.reduce((told, [british, american]) => told.replace(british, american), text)
