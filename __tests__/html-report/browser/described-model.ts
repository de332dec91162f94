import { addBlock, createModel, type TestModel } from '../../../src/html-report/browser/test-model.js'
import { statusLetters } from '../../../src/html-report/page-data.js'

export interface Described {
  readonly name: string
  /** The suites separated by slashes, the outermost first. */
  readonly suite?: string
  readonly file?: string
  readonly status?: keyof typeof statusLetters
  readonly isFlaky?: boolean
  readonly tag?: string
  readonly duration?: number
  readonly start?: number
  readonly worker?: string
}

/** Creates a model of the described tests. Suites are nested by their paths. */
export function modelOf(tests: readonly Described[]): TestModel {
  const model = createModel()
  const names = (key: 'file' | 'tag' | 'worker') => [...new Set(tests.flatMap((each) => each[key] ?? []))]
  const [files, tags, workers] = [names('file'), names('tag'), names('worker')]
  const outerOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0))
  const suites = [
    ...new Set(tests.flatMap(({ suite = '' }) => suite.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))),
  ].filter(Boolean)
  const none = tests.map(() => -1)
  addBlock(
    model,
    {
      suites: suites.map((path) => [suites.indexOf(outerOf(path)), path.slice(path.lastIndexOf('/') + 1)] as const),
      files,
      tags,
      workers,
      formats: [],
      names: tests.map(({ name }) => name),
      suiteOf: tests.map(({ suite = '' }) => suites.indexOf(suite)),
      fileOf: tests.map(({ file = '' }) => files.indexOf(file)),
      lines: none,
      workerOf: tests.map(({ worker = '' }) => workers.indexOf(worker)),
      formatOf: none,
      statuses: tests.map(({ status = 'successful' }) => statusLetters[status]).join(''),
      durations: tests.map(({ duration = -1 }) => duration),
      start: 0,
      starts: tests.map(({ start = -1 }) => start),
      flaky: tests.flatMap(({ isFlaky = false }, place) => (isFlaky ? [place] : [])),
      tagged: tests.flatMap(({ tag }, place) => (tag === undefined ? [] : [[place, [tags.indexOf(tag)]] as const])),
      detailed: [],
    },
    0,
  )
  return model
}
