/** From whose side a report is told: a country, where one was chosen, as a seller, a buyer or both. */
export type Perspective = { country: string | null; role: 'exporter' | 'importer' | 'both' }

export const nobodys: Perspective = { country: null, role: 'both' }
