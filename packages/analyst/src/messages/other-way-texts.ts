/** Other ways to mean a question, written as questions that the built-in planner understands. */
export const otherWayTexts = {
  es: {
    contains: (field: string, words: string) => `Los que en ${field} contienen «${words}»`,
    compare: {
      equals: (field: string, amount: string) => `Los de ${field} igual a ${amount}`,
      more: (field: string, amount: string) => `Los de ${field} mayor a ${amount}`,
      'at-least': (field: string, amount: string) => `Los de ${field} de al menos ${amount}`,
      less: (field: string, amount: string) => `Los de ${field} menor a ${amount}`,
      'at-most': (field: string, amount: string) => `Los de ${field} de como máximo ${amount}`,
    },
  },
  en: {
    contains: (field: string, words: string) => `Those whose ${field} contains “${words}”`,
    compare: {
      equals: (field: string, amount: string) => `Those with ${field} equal to ${amount}`,
      more: (field: string, amount: string) => `Those with ${field} over ${amount}`,
      'at-least': (field: string, amount: string) => `Those with ${field} of at least ${amount}`,
      less: (field: string, amount: string) => `Those with ${field} under ${amount}`,
      'at-most': (field: string, amount: string) => `Those with ${field} of at most ${amount}`,
    },
  },
}
