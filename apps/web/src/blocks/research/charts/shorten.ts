/** As much of a name as there is room for. */
export const shorten = (label: string, letters: number): string =>
  label.length > letters ? `${label.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : label
