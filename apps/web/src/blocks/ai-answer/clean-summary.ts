const stripFence = (text: string) => text.replace(/^[ \t]*```[ \t]*\w*[ \t]*$/gm, '').replaceAll('```', '')

/** The market analysis as it is exported: without code fence and without any `#`. */
export const cleanSummary = (summary: string): string =>
  stripFence(summary)
    .replace(/^[ \t]*#+[ \t]*/gm, '')
    .replaceAll('#', '')
    .replace(/[ \t]+$/gm, '')
    .trim()

const boldTitle = (title: string) => (title.includes('**') ? title : `**${title}**`)

/** The same for reading on the page: what was a title becomes a bold line. */
export const cleanSummaryForDisplay = (summary: string): string =>
  cleanSummary(
    summary.replace(/^[ \t]*#{1,6}[ \t]*(\S.*?)[ \t#]*$/gm, (_line, title: string) => `\n${boldTitle(title)}\n`),
  )
