const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that cannot become markup, neither between tags nor inside quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, char => entities[char] ?? '')
