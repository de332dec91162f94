import { ctrf } from './ctrf.js'
import { cucumber } from './cucumber/cucumber.js'
import { cucumberMessages } from './cucumber/cucumber-messages.js'
import { dart } from './dart/dart.js'
import type { Format } from './format.js'
import { describeHead } from './head.js'
import { junit } from './junit/junit.js'
import { nunit } from './nunit/nunit.js'
import { qt } from './qt.js'
import { robot } from './robot/robot.js'
import { robotJson } from './robot/robot-json.js'
import { testng } from './testng/testng.js'
import { trx } from './trx/trx.js'
import { xunit } from './xunit/xunit.js'

/** Every format, in the order in which they are asked whether a file is theirs. Everything else that lists the formats derives from it. */
const registry = [junit, qt, robotJson, robot, trx, nunit, xunit, testng, ctrf, cucumberMessages, cucumber, dart] as const

export const formats: readonly (Format & { readonly id: FormatId })[] = registry

/** The keys of the collectors of test results. */
export type FormatId = (typeof registry)[number]['id']

/** The collectors of test results, in the order in which they are asked. */
export const formatIds: readonly FormatId[] = [...new Set(registry.map(({ id }) => id))]

/** Returns the titles of the formats that a collector reads. */
export const formatTitles = (id: FormatId): string =>
  registry
    .filter((format) => format.id === id)
    .map(({ title }) => title)
    .join(' and ')

/** The names that files of some formats usually have, as globs, and those among them that files of other kinds often have as well. */
export function wellKnownNames(some: readonly Format[]): { readonly all: readonly string[]; readonly wide: readonly string[] } {
  const specific = new Set(some.flatMap(({ include }) => include))
  const wide = new Set(some.flatMap(({ wideInclude = [] }) => wideInclude.filter((name) => !specific.has(name))))
  return { all: [...specific, ...wide], wide: [...wide] }
}

/** What a file was recognised as, and by what; or why it was not. */
export type Recognition = { readonly format: Format; readonly because: string } | { readonly format?: undefined; readonly because: string }

/**
 * Says of which format a file is, by its content alone.
 * @param path the file's path, for the few cases in which content says nothing
 * @param text its first characters; 64 KiB are enough
 */
export function recognise(path: string, text: string): Recognition {
  const head = describeHead(path, text)
  if (head.kind === 'empty') return { because: text === '' ? 'the file is empty' : 'the file holds nothing but white space' }
  for (const format of formats) {
    const because = format.matches(head)
    if (because !== undefined) return { format, because }
  }
  return { because: describe(head) }
}

function describe(head: ReturnType<typeof describeHead>): string {
  switch (head.kind) {
    case 'xml':
      return head.root === undefined
        ? 'an XML file without an element'
        : `the root element <${head.root.local.slice(0, 100)}>${head.root.namespace ? ` in namespace ${head.root.namespace.slice(0, 200)}` : ''} belongs to no known format`
    case 'json':
      return `a JSON file whose keys (${[...head.keys].slice(0, 5).join(', ').slice(0, 200) || 'none'}) belong to no known format`
    default:
      return 'neither XML nor JSON'
  }
}
