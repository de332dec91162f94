// Tests that the headline of every failure in real result files has the reason if the file does (src/judge/failure/failure-lead.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { leadOf } from '../../../src/judge/failure/failure-lead.js'
import { recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'
import { corpus } from '../../corpus.js'
import { decodeWhole, readText } from '../../read/formats/reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')

// This is simpler than the rule, and on purpose not made of its parts.
const generic =
  /^\W*(?:fail(?:ed|ure)?|error|exception|none|null|test failed|assertion(?: ?error| failed)?|(?:[\w$]+(?:\.|::|\\))*\w+(?:Error|Exception|Failure))\W*$/i
const location = /^[([]?(?:at |in (?:test )?file )?[\w./\\:-]+\.\w+(?::\d+(?::\d+)?|\(\d+\)|, line \d+)[)\]:]*$/
const traceback = /^Traceback \(most recent call last\):$/
const frame = /^(?:at |File "|\.{3} \d+ more|#\d|--- (?:FAIL|PASS)|=== |FAIL|exit status|PASS|\S+\.rb:\d+:in )/

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/** Whether a line gives no reason for a failure. */
function isEmptyPhrase(line: string, { name, suite }: TestResult): boolean {
  const text = line.trim()
  if (!/[\p{L}\p{N}]/u.test(text) || generic.test(text) || location.test(text) || traceback.test(text)) return true
  const names = [name, ...[...suite, ''].map((one) => `${one} ${name}`), [...suite, name].join(' ')]
  return names.map(words).includes(words(text))
}

/** Returns a line of the message or the details that may be a reason, else one of the output. */
function betterLine(failure: TestResult): string | undefined {
  const { message = '', details = '', stdout = '', stderr = '' } = failure
  const find = (text: string) => text.split(/\r?\n/).find((line) => !isEmptyPhrase(line, failure) && !frame.test(line.trim()))
  return find(`${message}\n${details}`) ?? find(`${stdout}\n${stderr}`)
}

/** Returns the headlines of a file that give no reason although the file contains one. */
async function emptyHeadlines(folder: string, path: string): Promise<readonly string[]> {
  const text = decodeWhole(readFileSync(join(folder, path)))
  const { format } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) return []
  const { tests } = await readText(format, path, text)
  return tests.flatMap((result) => {
    if (result.status !== 'failed') return []
    const headline = leadOf(result)?.headline ?? ''
    const better = isEmptyPhrase(headline, result) ? betterLine(result) : undefined
    return better === undefined ? [] : [`${result.name}: ${JSON.stringify(headline)} instead of ${JSON.stringify(better.trim())}`]
  })
}

const filesOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
        .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
        .filter((path) => /\.\w+$/.test(path))
    : []

describe.each([
  ['the fixtures', fixtures],
  ['the corpus', corpus],
])('%s', (_name, folder) => {
  test.skipIf(!existsSync(folder))('gives every failed test a headline with the reason when the file contains one', async () => {
    const found: string[] = []
    for (const path of filesOf(folder)) for (const one of await emptyHeadlines(folder, path)) found.push(`${path}: ${one}`)
    expect(found).toEqual([])
  })
})
