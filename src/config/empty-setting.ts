/**
 * Explains why a value of the configuration is empty: names the environment variables in its expression.
 * @param what the noun for a value without variables: `token`
 */
export function explainEmptySetting(expression: string | undefined, what: string): string {
  const names = [...(expression ?? '').matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted)
  const cause = names.length === 0 ? `there is no ${what}` : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} empty`
  return `${cause}. Runs for pull requests from forks get no secrets; in other runs, set the secret in the environment of the step.`
}
