/** The keys and indexes that lead to a value. */
export type ValuePath = readonly (string | number)[]

/** Formats a path like JavaScript: `report.template.components[2].type`. */
export function showPath(path: ValuePath): string {
  const text = path.map((step) => (typeof step === 'string' && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`)).join('')
  return text.startsWith('.') ? text.slice(1) : text
}

/** Converts a JSON pointer to a path. The value decides which steps are indexes. */
export function pathOfPointer(pointer: string, root: unknown): ValuePath {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const index = Array.isArray(value) ? Number(key) : key
      value = (value as Readonly<Record<string | number, unknown>>)[index]
      return index
    })
}
