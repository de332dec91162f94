/**
 * Names a step by `GITHUB_ACTION`: its id, or what GitHub generates for a step without one. Within a job, the first use of an action is
 * `__owner_repository`, the second one `__owner_repository_2`; scripts are `__run`, `__run_2` and so on. In a composite action, the name of
 * the outer step comes first: `outer.__run`. The count of `countedStep` comes last. Empty for the first use of an action.
 * Source: GitHub's "Variables reference", and `GetFullyQualifiedContextName` of actions/runner.
 */
export function stepName(step: string): string {
  const [name = '', use] = step.split('#')
  const own = name.split('.').map(nameOfOne).filter(Boolean).join('.')
  return use === undefined ? own : [own, `use ${use}`].filter(Boolean).join(', ')
}

function nameOfOne(step: string): string {
  if (!step.startsWith('__')) return step
  const [, number] = /_(\d{1,4})$/.exec(step) ?? []
  if (number === undefined) return ''
  return step.startsWith('__run_') ? `script ${number}` : `report ${number}`
}
