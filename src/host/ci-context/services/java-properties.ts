import { readFileSync, statSync } from 'node:fs'

const maximumBytes = 4 * 1024 * 1024

/**
 * Reads values from a file of Java properties, as `java.util.Properties` writes it: one property per line, with a backslash before special
 * characters. Other values may be secrets, so they are not returned.
 * @param isWanted returns whether a property is to be returned
 */
export function readJavaProperties(path: string | undefined, isWanted: (name: string) => boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of fileText(path).split(/\r\n|[\r\n]/)) {
    const [, name, value = ''] = /^((?:[^\\=:\s#!]|\\.)(?:[^\\=:\s]|\\.)*)=(.*)$/.exec(line) ?? []
    if (name !== undefined && isWanted(unescaped(name))) found.set(unescaped(name), unescaped(value))
  }
  return found
}

function fileText(path: string | undefined): string {
  if (!path) return ''
  try {
    // A build can name any file in the variable. A pipe would block.
    const { size } = statSync(path)
    return statSync(path).isFile() && size <= maximumBytes ? readFileSync(path, 'latin1') : ''
  } catch {
    // A step in a container may not see the file.
    return ''
  }
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' }

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code: string | undefined, character = '') =>
    code === undefined ? (controls[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  )
