/** What other systems reach on the whole set (this half and the closed one), from the corpus's own notes. */
export const peers: Record<string, string> = {
  'table F1': 'tabletojson 0.929, span-aware grid 0.964',
  'table header names': 'tabletojson 0.60, span-aware grid 0.89',
  'records F1': 'sibling grouping 0.595, tabletojson 0.313',
  'record counts F1': 'sibling grouping 0.688',
  'e-mails F1': 'pattern and mailto 1.0',
  'phones F1': 'libphonenumber-js 0.822',
  'main text F1': 'Readability 0.951, defuddle 0.904; published: rs-trafilatura 0.975',
  'Spanish segments F1': 'Readability 0.899, defuddle 0.825',
  'next page F1': 'rel=next and words 0.760',
  'login F1': 'password field 0.971',
  'questions F1': 'row with most shared words 0.220',
}
