/** Herfindahl-Hirschman index of shares between 0 and 1: near 0 is open, 10,000 is one seller alone. */
export const computeConcentration = (shares: number[]): number =>
  shares.reduce((sum, share) => sum + (share * 100) ** 2, 0)
