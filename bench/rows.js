import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownBuild } from './built.js'
import { evidenceRows } from './evidence-rows.js'
import { generateInput } from './generate/input.js'
import { startGitHub } from './github.js'
import { measure } from './measure.js'
import { runStep } from './step.js'
import { runCollect, runHtml, runReport } from './tool.js'

/**
 * @typedef {() => Promise<import('./measure.js').Measurement>} Floor
 * @typedef {(built: import('./built.js').Built) => Promise<import('./measure.js').Measurement>} Tool
 * @typedef {(folder: string) => Promise<import('./measure.js').Measurement>} Peer runs the action in a folder with its `action.yml` and `dist`
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} title
 * @property {'ratio' | 'difference' | 'memory' | 'more memory'} compare the ratio of the times, the difference of the times in ms, the peak memory
 *   in MB, or its difference from the floor's
 * @property {number} target
 * @property {number} stretch
 * @property {boolean} [locked] whether no release may need more CPU time than the last one
 * @property {(scale: number) => Promise<{ bytes?: number, floor?: Floor, tool: Tool, peer?: Peer }>} prepare creates the input; `scale`
 *   reduces its size
 */

const megabyte = 1e6

const ownMetadata = fileURLToPath(new URL('../action.yml', import.meta.url))

const floor = (name) => fileURLToPath(new URL(`./floors/${name}.js`, import.meta.url))
const onFile = (name, input) => () => measure([floor(name), input.files[0]])

/** @returns {Row} */
const speedRow = (id, { title, format, megabytes = 100, against, run = runReport, target, stretch }) => ({
  id,
  title: `${title}, against ${against}`,
  compare: 'ratio',
  target,
  stretch,
  async prepare(scale) {
    const input = await generateInput(format, { bytes: megabytes * megabyte * scale })
    return { bytes: input.bytes, floor: onFile(against, input), tool: (built) => run(input, built) }
  },
})

/** @returns {Row} */
const xmlRow = (format, title) => speedRow(format, { title, format, against: 'saxes', target: 1.6, stretch: 1.25 })

/** @returns {Row} */
const jsonRow = (format, title, against) => speedRow(format, { title, format, against, target: 0.9, stretch: 0.7 })

/** @returns {Row} */
const memoryRow = (megabytes, target) => ({
  id: `memory-${megabytes}`,
  title: 'JUnit, peak memory',
  compare: 'memory',
  target,
  stretch: 100,
  async prepare(scale) {
    const input = await generateInput('junit', { bytes: megabytes * megabyte * scale, failureRate: 0.02 })
    return { bytes: input.bytes, tool: (built) => runReport(input, built) }
  },
})

/** @type {Row} */
const manyFiles = {
  id: 'files',
  title: 'JUnit in 2,000 files of 50 kB, against one file of the same size',
  compare: 'ratio',
  target: 1.5,
  stretch: 1.2,
  async prepare(scale) {
    const files = Math.max(1, Math.round(2000 * scale))
    const many = await generateInput('junit', { bytes: 50_000, files })
    const one = await generateInput('junit', { bytes: many.bytes })
    return { bytes: many.bytes, floor: () => runReport(one), tool: (built) => runReport(many, built) }
  },
}

/** @type {Row} */
const tinyFiles = {
  id: 'tiny-files',
  title: 'JUnit in 100,000 files of one test, peak memory',
  compare: 'memory',
  target: 350,
  stretch: 250,
  async prepare(scale) {
    const input = await generateInput('short-junit', { tests: 1, files: Math.round(100_000 * scale), failureRate: 0 })
    return { bytes: input.bytes, tool: (built) => runReport(input, built) }
  },
}

/** @type {Row} */
const allureFolder = {
  id: 'allure',
  title: 'Allure results in 20,000 files, against reading and parsing each of them',
  compare: 'ratio',
  target: 1.5,
  stretch: 1.3,
  async prepare(scale) {
    const input = await generateInput('allure', { tests: 1, files: Math.round(20_000 * scale) })
    return { bytes: input.bytes, floor: () => measure([floor('json-files'), input.folder]), tool: (built) => runReport(input, built) }
  },
}

/** @type {Row} */
const startUp = {
  id: 'startup',
  title: 'the action with nothing to do, against an empty script',
  compare: 'difference',
  target: 110,
  stretch: 40,
  async prepare() {
    const tool = async ({ action }) => {
      const cwd = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
      try {
        return await runStep(action, ownMetadata, { cwd, inputs: { 'fail-on': 'never' } })
      } finally {
        rmSync(cwd, { recursive: true, force: true })
      }
    }
    return { floor: () => measure([floor('empty')]), tool }
  },
}

/** The job that most users have. */
const typicalJob = (scale) => generateInput('surefire', { tests: 10, files: Math.round(300 * scale), failureRate: 0.004 })

/** @type {Row} */
const job = {
  id: 'job',
  title: 'the command with 3,000 tests in 300 files, 12 failed, against an empty script',
  compare: 'difference',
  target: 350,
  stretch: 250,
  locked: true,
  async prepare(scale) {
    const input = await typicalJob(scale)
    return { bytes: input.bytes, floor: () => measure([floor('empty')]), tool: (built) => runReport(input, built) }
  },
}

/** @type {Row} */
const jobAction = {
  id: 'job-action',
  title: 'the action with the same job, without a token: job summary and annotations',
  compare: 'difference',
  target: 400,
  stretch: 300,
  locked: true,
  async prepare(scale) {
    const input = await typicalJob(scale)
    const run = async (action, metadata, inputs) => {
      const measurement = await runStep(action, metadata, { cwd: input.folder, inputs })
      if (!measurement.summary.includes(`${input.counts.failed}`)) throw new Error(`${action} wrote no summary of ${input.folder}.`)
      return measurement
    }
    return {
      bytes: input.bytes,
      floor: () => measure([floor('empty')]),
      tool: ({ action }) => run(action, ownMetadata, { 'fail-on': 'never' }),
      peer: (folder) => run(join(folder, 'dist/index.js'), join(folder, 'action.yml'), peerInputs),
    }
  },
}

/** The inputs of dorny/test-reporter and mikepenz/action-junit-report. With them, both write a job summary and ask no server. */
const peerInputs = {
  path: 'TEST-*.xml',
  report_paths: 'TEST-*.xml',
  reporter: 'java-junit',
  name: 'unit',
  token: 'token',
  'fail-on-error': 'false',
  annotate_only: 'true',
}

/** @returns {Row} */
const sixtyThousand = (id, title, failureRate) => ({
  id,
  title: `${title}, against saxes`,
  compare: 'ratio',
  target: 4,
  stretch: 3,
  locked: true,
  async prepare(scale) {
    const input = await generateInput('junit', { tests: Math.round(60_000 * scale), failureRate })
    return { bytes: input.bytes, floor: onFile('saxes', input), tool: (built) => runReport(input, built) }
  },
})

/** @type {Row} */
const oneTest = {
  id: 'one-test',
  title: 'the command with one test, against an empty script',
  compare: 'difference',
  target: 90,
  stretch: 60,
  locked: true,
  async prepare() {
    const input = await generateInput('junit', { tests: 1 })
    return { floor: () => measure([floor('empty')]), tool: (built) => runReport(input, built) }
  },
}

/** @type {Row} */
const configured = {
  id: 'configuration',
  title: 'the command with one test and a configuration file, against none',
  compare: 'difference',
  target: 60,
  stretch: 30,
  async prepare() {
    const input = await generateInput('junit', { tests: 1 })
    const config = `${input.folder}.service.json`
    writeFileSync(config, JSON.stringify({ collect: { junit: { include: ['**/*.xml'] } } }))
    return { floor: () => runReport(input), tool: (built) => runReport(input, built, ['--config', config]) }
  },
}

/** @returns {Row} */
const shortRow = (id, { title, run, target, stretch }) => ({
  id,
  title: `${title}, against saxes`,
  compare: 'ratio',
  target,
  stretch,
  async prepare(scale) {
    const input = await generateInput('short-junit', { tests: Math.round(840_000 * scale), failureRate: 0 })
    return { bytes: input.bytes, floor: onFile('saxes', input), tool: (built) => run(input, built) }
  },
})

/** @type {Row} */
const delivery = {
  id: 'delivery',
  title: 'the action, with 100,000 tests of which a tenth fail: job summary and comment, against neither',
  compare: 'difference',
  target: 1500,
  stretch: 500,
  async prepare(scale) {
    const input = await generateInput('junit', { tests: Math.round(100_000 * scale), failureRate: 0.1 })
    return { bytes: input.bytes, floor: () => runAction(input, false, ownBuild), tool: (built) => runAction(input, true, built) }
  },
}

/** @type {Row} */
const html = {
  id: 'html',
  title: 'the HTML report of 200,000 tests with 2,000 failures, against the records alone',
  compare: 'difference',
  target: 4000,
  stretch: 1500,
  async prepare(scale) {
    const input = await generateInput('junit', { tests: Math.round(200_000 * scale), failureRate: 0.01 })
    return { bytes: input.bytes, floor: () => runCollect(input), tool: (built) => runHtml(input, built) }
  },
}

/** @type {Row} */
const causes = {
  id: 'causes',
  title: '100,000 failures of four causes, against as many skipped tests with the same texts',
  compare: 'difference',
  target: 500,
  stretch: 300,
  async prepare(scale) {
    const tests = Math.round(100_000 * scale)
    const [skipped, failed] = await Promise.all(['skipped', 'failed'].map((outage) => generateInput('junit', { tests, outage })))
    return { bytes: failed.bytes, floor: () => runReport(skipped), tool: (built) => runReport(failed, built) }
  },
}

/** Compares runs with and without reporters. GitHub is a server on loopback. */
async function runAction(input, delivers, { action }) {
  const github = await startGitHub()
  const cwd = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
  try {
    const measurement = await runStep(action, ownMetadata, {
      cwd,
      inputs: {
        paths: input.folder,
        'fail-on': 'never',
        annotations: 'none',
        history: 'off',
        artifacts: 'off',
        ...(delivers ? { token: 'token' } : { summary: 'off' }),
      },
      event: delivers ? { pull_request: { number: 7, head: { sha: '0'.repeat(40) } } } : {},
      api: github.url,
    })
    if (delivers && (github.bodies.length !== 1 || measurement.summary.length < 100_000)) throw new Error('The report was not delivered.')
    return measurement
  } finally {
    github.close()
    rmSync(cwd, { recursive: true, force: true })
  }
}

/** All rows, in the order of the table. */
export const rows = [
  speedRow('junit', { title: 'JUnit', format: 'junit', against: 'saxes', target: 1.4, stretch: 1.15 }),
  speedRow('junit-500', { title: 'JUnit', format: 'junit', megabytes: 500, against: 'saxes', target: 1.4, stretch: 1.15 }),
  speedRow('records', {
    title: 'JUnit with the records file',
    format: 'junit',
    against: 'saxes',
    run: runCollect,
    target: 2.5,
    stretch: 2,
  }),
  speedRow('records-500', {
    title: 'JUnit with the records file',
    format: 'junit',
    megabytes: 500,
    against: 'saxes',
    run: runCollect,
    target: 2.5,
    stretch: 2,
  }),
  shortRow('short', { title: 'JUnit, 840,000 tests of 120 bytes', run: runReport, target: 1.5, stretch: 1.3 }),
  shortRow('short-records', {
    title: 'JUnit, 840,000 tests of 120 bytes, with the records file',
    run: runCollect,
    target: 2.8,
    stretch: 2,
  }),
  xmlRow('trx', 'TRX'),
  xmlRow('robot', 'Robot Framework'),
  xmlRow('nunit', 'NUnit'),
  xmlRow('xunit', 'xUnit.net'),
  xmlRow('testng', 'TestNG'),
  xmlRow('otr', 'Open Test Reporting'),
  xmlRow('qt', 'Qt Test'),
  jsonRow('ctrf', 'CTRF', 'json-parse'),
  jsonRow('jest', 'Jest JSON', 'json-parse'),
  jsonRow('cucumber', 'Cucumber JSON', 'json-parse'),
  jsonRow('cucumber-embeddings', 'Cucumber JSON with screenshots', 'json-parse'),
  jsonRow('cucumber-messages', 'Cucumber messages', 'json-lines'),
  jsonRow('dart', 'Dart', 'json-lines'),
  jsonRow('go', 'go test -json', 'json-lines'),
  jsonRow('rspec', 'RSpec', 'json-parse'),
  jsonRow('mocha', 'Mocha JSON', 'json-parse'),
  jsonRow('mocha-json-stream', 'Mocha JSON stream', 'json-lines'),
  jsonRow('mochawesome', 'mochawesome', 'json-parse'),
  jsonRow('playwright', 'Playwright JSON', 'json-parse'),
  speedRow('tap', { title: 'TAP', format: 'tap', against: 'lines', target: 4, stretch: 2.5 }),
  { ...jsonRow('records', 'Event files', 'json-lines'), id: 'events' },
  memoryRow(100, 130),
  memoryRow(500, 150),
  memoryRow(1000, 150),
  manyFiles,
  tinyFiles,
  allureFolder,
  startUp,
  oneTest,
  job,
  jobAction,
  sixtyThousand('failed-60k', 'JUnit, 60,000 tests, 3 % failed', 0.03),
  sixtyThousand('passed-60k', 'JUnit, 60,000 tests, none failed', 0),
  configured,
  delivery,
  causes,
  html,
  ...evidenceRows,
]
