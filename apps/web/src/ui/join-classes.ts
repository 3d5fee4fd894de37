/** Joins class names, leaving out what is off. */
export const joinClasses = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
