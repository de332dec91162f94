/**
 * Says why a value of the configuration came out empty: names the variables of the environment that it was to come from.
 * @param what the value is, where it came from nowhere: `token`
 */
export function explainEmptySetting(expression: string | undefined, what: string): string {
  const names = [...(expression ?? '').matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted)
  const cause = names.length === 0 ? `there is no ${what}` : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} empty`
  return `${cause}. Runs for forks get no secrets; elsewhere give the step one in its environment.`
}
