import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageLimits } from '../../src/deliver/html-report/data/limits.js'
import { commentLimits } from '../../src/deliver/reporters/comment/limits.js'
import { recordLimits } from '../../src/records/limits.js'
import { reportLimits } from '../../src/report/content/limits.js'

interface LimitTable {
  /** The path of the source of the table. The comment before each entry describes it. */
  readonly source: string
  readonly limits: Readonly<Record<string, number>>
}

const tables: Readonly<Record<string, LimitTable>> = {
  'record limits': { source: 'src/records/limits.ts', limits: recordLimits },
  'report limits': { source: 'src/report/content/limits.ts', limits: reportLimits },
  'comment limits': { source: 'src/deliver/reporters/comment/limits.ts', limits: commentLimits },
  'page limits': { source: 'src/deliver/html-report/data/limits.ts', limits: pageLimits },
}

/** The tables of limits as Markdown, by the name in the mark. */
export const limitTables = Object.entries(tables).map(([name, table]) => [name, () => markdownOf(table)] as const)

function markdownOf({ source, limits }: LimitTable): string {
  const code = readFileSync(join(import.meta.dirname, '../..', source), 'utf8')
  const rows = Object.entries(limits).map(([name, limit]) => {
    const description = new RegExp(`/\\*\\* ([^*]+) \\*/\\s+${name}:`).exec(code)?.[1]
    if (description === undefined) throw new Error(`"${name}" in ${source} must follow a comment that describes it.`)
    return `| ${description} | ${limit.toLocaleString('en')} |\n`
  })
  return `| what | at most |\n| --- | --- |\n${rows.join('')}`
}
