/** A payload as JSON for people: texts of several lines are lists of lines. */
export const readable = (payload: object): string =>
  `${JSON.stringify(payload, (_, value) => (typeof value === 'string' && value.includes('\n') ? value.split('\n') : value), 2)}\n`
