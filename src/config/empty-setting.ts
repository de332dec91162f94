const secretsHint = 'Runs for pull requests from forks get no secrets; in other runs, set the secret'

/** Explains why a step has no token although the configuration names none. */
export const emptyTokenReason = `the input "token" is empty. Leave it out to use the token of the job. ${secretsHint} that the input names.`

/**
 * Explains why a value of the configuration is empty: names the environment variables in its expression.
 * @param what the noun for a value without variables: `token`
 */
export function explainEmptySetting(expression: string | undefined, what: string): string {
  const names = variablesIn(expression ?? '')
  const cause = names.length === 0 ? `there is no ${what}` : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} empty`
  return `${cause}. ${secretsHint} in the environment of the step.`
}

/** Returns the names of the environment variables in a text with expressions. */
export const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted ?? '')
