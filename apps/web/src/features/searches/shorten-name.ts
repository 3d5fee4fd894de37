const longest = 20

/** Longer than what the sidebar shows; long names are mostly addresses, so they get the globe. */
export const isLongName = (name: string) => [...name].length > longest

/** The first 20 characters, with an ellipsis when there are more. */
export const shortenName = (name: string) => (isLongName(name) ? `${[...name].slice(0, longest).join('')}…` : name)
