import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import table from '../../examples/tools/tools.json'
import type { FormatId } from '../../src/read/formats/index.js'

/** An example in `examples/tools/<id>/`: a small project, its workflow, and in `results/` the files that the tool wrote. */
export interface ToolExample {
  readonly id: string
  /** The tool and its version, as on the page. */
  readonly tool: string
  readonly format: FormatId
  /** The paths of the result files below the working directory. */
  readonly results: readonly string[]
  /** A pattern for the result files, if their names contain a time or a hash. */
  readonly files?: string
  /** The input `paths` of the workflow, if the action does not find the files by their usual names. */
  readonly paths?: string
  /** Where a test gets the tool; `hand` if no test can, and the files are written by hand. */
  readonly from: 'npm' | 'debian' | 'hand'
  /** The Debian packages of the tool. */
  readonly packages?: readonly string[]
  /** The commands that these packages must provide, or paths of files. */
  readonly commands?: readonly string[]
  /** A script that runs before the scripts of the page, in place of what a test cannot download. */
  readonly setup?: string
  readonly counts: Readonly<Record<'total' | 'successful' | 'failed' | 'skipped' | 'flaky', number>>
}

/** A page `docs/tools/<id>.md`. The first example has the workflow of the page. */
export interface ToolPage {
  readonly id: string
  readonly title: string
  readonly examples: readonly ToolExample[]
}

/** The pages by language, in the order of the index. */
export const toolPagesByLanguage = Object.entries(table as unknown as Readonly<Record<string, readonly ToolPage[]>>).filter(
  ([, pages]) => pages.length > 0,
)

export const toolPages: readonly ToolPage[] = toolPagesByLanguage.flatMap(([, pages]) => pages)

export const toolExamples: readonly ToolExample[] = toolPages.flatMap(({ examples }) => examples)

export const toolsFolder = join(import.meta.dirname, '../../examples/tools')

/** Returns the scripts of an example that its page shows after `<!-- run: <id> -->`. */
export function scriptsOf({ id }: ToolExample): readonly string[] {
  const page = toolPages.find(({ examples }) => examples.some((example) => example.id === id))
  const text = readFileSync(join(import.meta.dirname, `../../docs/tools/${page?.id}.md`), 'utf8').replaceAll('\r\n', '\n')
  return [...text.matchAll(/^<!-- run: (.+) -->\n```sh\n([\s\S]*?)^```$/gm)].flatMap(([, name, script = '']) =>
    name === id ? [script] : [],
  )
}
