/** The values of a file by section and key. */
export type IniSections = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Reads an INI file as `configparser` of Python does: indented lines continue a value. The readers of INI files for JavaScript do not
 * support this.
 */
export function readIniSections(text: string): IniSections {
  const sections = new Map<string, Map<string, string>>()
  let section = new Map<string, string>()
  let key: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#') || content.startsWith(';')) continue
    if (key !== undefined && /^[ \t]/.test(line)) {
      section.set(key, `${section.get(key)}\n${content}`)
      continue
    }
    key = undefined
    if (content.startsWith('[') && content.endsWith(']')) {
      section = new Map()
      sections.set(content.slice(1, -1), section)
      continue
    }
    const end = content.search(/[=:]/)
    if (end < 1) continue
    key = content.slice(0, end).trim().toLowerCase()
    section.set(key, content.slice(end + 1).trim())
  }
  return sections
}
