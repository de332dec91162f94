/** Compares by code units. A locale-aware comparison of 200,000 names takes seconds. */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
