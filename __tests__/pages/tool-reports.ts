import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../../src/commands/cli/program.js'
import { type ToolExample, toolExamples, toolsFolder } from './tool-table.js'

interface ToolFailure {
  readonly name: string
  readonly headline: string
  /** The values that the assertion compared, by their names: `expected` and `actual`, or `left` and `right`. */
  readonly diff?: Readonly<Record<string, string>>
}

export interface ToolReport {
  readonly headline: string
  readonly tests: Readonly<Record<string, number>>
  readonly files: readonly { readonly path: string; readonly format: string }[]
  readonly problems: readonly unknown[]
  readonly failures: readonly ToolFailure[]
}

/**
 * Reports the stored result files of an example, which are found by their usual names or by the paths of the page. They are copied, because
 * result files that git tracks are left out.
 */
async function reportOf({ id, paths }: ToolExample): Promise<ToolReport> {
  let json = ''
  const stdout = {
    write: (text: string) => {
      json += text
    },
  }
  const cwd = mkdtempSync(join(tmpdir(), 'build-report-example-'))
  cpSync(join(toolsFolder, id, 'results'), cwd, { recursive: true })
  await main(['report', '--json', '--cwd', cwd, ...(paths === undefined ? [] : [paths])], {
    env: {},
    cwd,
    stdout,
    stderr: { write: () => {} },
  })
  rmSync(cwd, { recursive: true })
  return JSON.parse(json)
}

/** The reports of the stored result files by the id of the example. */
export const toolReports: ReadonlyMap<string, ToolReport> = new Map(
  await Promise.all(toolExamples.map(async (example) => [example.id, await reportOf(example)] as const)),
)
