const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_SIGNS: Record<string, string> = { '-': '⁻', '−': '⁻', '+': '⁺' }

/** Digits and signs as an exponent is written above the line: "-3" as "⁻³". */
export const raiseDigits = (text: string): string =>
  text.replace(/[-−+\d]/g, char => RAISED_SIGNS[char] ?? RAISED[Number(char)] ?? char)

/** Digits of an exponent as plain ones: "⁹⁹" as "99". */
export const lowerDigits = (text: string): string => text.replace(/[⁰¹²³⁴-⁹]/g, char => String(RAISED.indexOf(char)))
