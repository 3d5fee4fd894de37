const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_SIGNS: Record<string, string> = { '-': '⁻', '−': '⁻', '+': '⁺' }

/** "-3" as it stands above the line: "⁻³". */
export const raiseDigits = (text: string): string =>
  text.replace(/[-−+\d]/g, char => RAISED_SIGNS[char] ?? RAISED[Number(char)] ?? char)

/** "⁹⁹" on the line: "99". */
export const lowerDigits = (text: string): string => text.replace(/[⁰¹²³⁴-⁹]/g, char => String(RAISED.indexOf(char)))
