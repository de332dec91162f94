const option = /--junit-?xml(?:=|["']?[ \t,]{1,20}f?["']?)([^\s"',;\])]{1,300})/

/**
 * Returns a glob for the files that an option of pytest in a text names, relative to the project. Undefined if the option is missing, or
 * if its path is outside of the project or unknown.
 */
export function writtenResults(text: string): string | undefined {
  const path = option
    .exec(text)?.[1]
    ?.replace(/^\{(?:toxinidir|tox_root)\}\//, '')
    .replace(/\{[^{}]*\}|\$\w+/g, '*')
  return path !== undefined && /^\w[\w./*-]*$/.test(path) && !path.split('/').includes('..') ? path : undefined
}
