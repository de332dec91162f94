/** Returns whether two names `owner/name` are equal for GitHub, which ignores case. */
export const isSameName = (one: string | undefined, other: string | undefined): boolean => one?.toLowerCase() === other?.toLowerCase()
