/** What was pasted, one address each, also those that come again: lines, or what stands between blanks, commas and semicolons. */
export function splitAddresses(pasted: string): string[] {
  const lines = pasted
    .split(/\r?\n/)
    .flatMap(line => (/https?:\/\/\S+\s+\S|[,;]\s|\t/i.test(line) ? line.split(/[\s,;]+/) : [line]))
  return lines.map(line => line.trim().replace(/[,;]+$/, '')).filter(line => line !== '')
}
