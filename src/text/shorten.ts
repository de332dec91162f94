/** At most `limit` UTF-16 units of a text, cut between characters, with a sign that something is missing. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')} …`
}
