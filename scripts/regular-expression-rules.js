// The rules for the running time of regular expressions.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { check } from 'recheck'
import { analyse } from 'scslre'

/**
 * The time limit of recheck per expression. It is wall time, because recheck reports no CPU time. On an idle machine, no expression of the
 * sources needs more than 5 s. Expressions are checked one after the other, so only other programs can delay a check.
 */
const timeoutMs = 120_000

/** Shortens long repetitions. A bound is only a constant factor, but long ones keep the tool busy for minutes. */
const shortened = (source) =>
  source.replace(
    /\{(\d+)(,?)(\d*)\}/g,
    (_found, least, comma, most) => `{${Math.min(Number(least), 2)}${comma}${most && Math.min(Number(most), 3)}}`,
  )

/** Returns whether an expression has unlimited or nested repetitions. Without them, the time per position of a text is bounded. */
export const isUnbounded = (source) => /[*+]|\{\d+,\}|\)\??\{/.test(source)

/**
 * recheck decides about every expression without assertions and references. For the others, it only tries texts within a time limit, so its
 * results depend on the load of the machine. scslre analyses those as well, but does not find everything.
 * @param {{ source: string, flags: string }} expression
 * @returns {Promise<string | undefined>} the problem of an expression
 */
export async function faultOf({ source, flags }) {
  const { status, complexity, attack, error } = await check(shortened(source), flags, { checker: 'automaton', timeout: timeoutMs })
  if (status === 'safe') return undefined
  if (status === 'vulnerable') return `takes ${complexity.summary} time, for example for ${attack.pattern}`
  if (error.kind !== 'unsupported') return `cannot be checked (${error.kind}); make it simpler`
  const [report] = analyse({ source, flags }, { assumeRejectingSuffix: false }).reports
  if (report === undefined) return undefined
  const { start, end } = report.quant ?? report.endQuant
  return `takes ${report.exponential ? 'exponential' : 'polynomial'} time because of ${source.slice(start, end)} (${report.type})`
}

/** The version of the rules: the versions of the tools, and a digest of the code above that uses them. */
export const rulesVersion = [
  `recheck ${versionOf('recheck')}`,
  `scslre ${versionOf('scslre')}`,
  `rules ${createHash('sha256').update(`${shortened}\n${faultOf}`).digest('hex').slice(0, 8)}`,
].join(', ')

function versionOf(name) {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return JSON.parse(readFileSync(path, 'utf8')).version
}
