import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AttachmentsConfig } from '../../../src/config/config.js'
import { createConfig } from '../../../src/config/config.js'
import { readCiContext } from '../../../src/host/ci-context/read-ci-context.js'
import { createSecretMask } from '../../../src/host/secrets/secret-mask.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import { attachmentsFolder } from '../../../src/read/evidence/stored-attachments.js'
import type { TestAttachment } from '../../../src/records/evidence.js'
import type { TestRecord } from '../../../src/records/record.js'
import { collectRecords } from '../../../src/run/collect/collect-records.js'
import { requestedConfig } from '../../../src/run/prepare/requested-config.js'

/** A PNG of one pixel, in base64. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Makes a folder that is removed after the test. Names ending with `.png` get an image if their content is empty. */
export function makeFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'evidence-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) addFile(folder, name, content)
  return folder
}

export function addFile(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content === '' && name.endsWith('.png') ? Buffer.from(pixel, 'base64') : content)
}

/** Returns a JUnit file with one failed test whose output has these lines. */
export const failedTest = (lines: readonly string[], message = 'x'): string =>
  `<testsuite name="s"><testcase classname="K" name="a"><failure message="${message}"/><system-out><![CDATA[${lines.join('\n')}]]></system-out></testcase></testsuite>`

export const marker = (path: string): string => `[[ATTACHMENT|${path}]]`

interface EvidenceRunOptions {
  readonly paths?: readonly string[]
  readonly records?: readonly string[]
  readonly attachments?: AttachmentsConfig
  readonly env?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  /** The records file, relative to the folder; `null` for none. */
  readonly output?: string | null
}

/** Collects the results of a folder, and returns what a run knows of the evidence. */
export async function runEvidence(cwd: string, options: EvidenceRunOptions = {}) {
  const { paths = ['junit.xml'], records, attachments, env = {}, secrets = [], output = 'out/build-report.ndjson' } = options
  const given = await requestedConfig({ cwd, paths: records === undefined ? paths : [], records: records ?? [] }, { env, onWarning() {} })
  const config = attachments === undefined ? given : createConfig({ ...given, collect: { ...given.collect, attachments } })
  const recordsPath = output === null ? undefined : join(cwd, output)
  const result = await collectRecords({
    cwd,
    config,
    env,
    ciContext: () => readCiContext({ env, cwd }),
    tracked: createTrackedFiles(cwd),
    mask: createSecretMask(secrets),
    ...(records === undefined ? {} : { records }),
    ...(recordsPath === undefined ? {} : { recordsPath }),
  })
  const text = recordsPath === undefined ? '' : readFileSync(recordsPath, 'utf8')
  const tests = text
    .split('\n')
    .filter((line) => line.startsWith('{"kind":"test"'))
    .map((line) => JSON.parse(line) as TestRecord)
  const folder = recordsPath === undefined ? '' : attachmentsFolder(recordsPath)
  const stored = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : []
  return { ...result, text, tests, folder, stored, files: (tests[0]?.attachments ?? []) as readonly TestAttachment[] }
}

/** Returns all that a run has written, as one text. */
export function everything({
  text,
  folder,
  stored,
}: {
  readonly text: string
  readonly folder: string
  readonly stored: readonly string[]
}) {
  return [text, ...stored.map((name) => readFileSync(join(folder, name), 'latin1'))].join('\n')
}

/** A zip file with these names and no content. */
export function zipOf(names: readonly string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    entry.write(name, 46, 'latin1')
    return entry
  })
  const directory = Buffer.concat(entries)
  const start = Buffer.from('PK\x03\x04 content', 'latin1')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(start.length, 16)
  return Buffer.concat([start, directory, end])
}
