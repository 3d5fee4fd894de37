/** How a piece of work gets what only the server has: pages it stored, a language model. */
export type AskServer = (name: string, input: unknown) => Promise<unknown>
