/** The one place that names the tour's film; null until it is published. */
export const tourVideo: { source: string; type: string } | null = null
