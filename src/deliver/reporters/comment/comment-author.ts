/** Tokens of apps begin like this. The only one whose author is known is the token that GitHub gives to jobs, which most workflows use. */
export const authorOfToken = (token: string): string | undefined => (token.startsWith('ghs_') ? 'github-actions[bot]' : undefined)
