/** Reads the number of a pull request. Some services set a word, such as `false`, if there is none. */
export const pullRequestNumber = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
