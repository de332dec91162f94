import { type Producer, recogniseProducer } from '../../../judge/rerun/recognise-producer.js'
import type { RecordedTest } from '../../../records/recorder.js'
import type { TraceLanguage } from '../data/trace-command.js'

const languageOfProducer: Readonly<Partial<Record<Producer, TraceLanguage>>> = {
  pytest: 'python',
  unittest: 'python',
  behave: 'python',
  dotnet: 'dotnet',
  maven: 'java',
  gradle: 'java',
}

const languageOfExtension: ReadonlyMap<string, TraceLanguage> = new Map([
  ['py', 'python'],
  ['cs', 'dotnet'],
  ['fs', 'dotnet'],
  ['vb', 'dotnet'],
  ['java', 'java'],
  ['kt', 'java'],
  ['groovy', 'java'],
  ['scala', 'java'],
])

/** Returns the language of Playwright that wrote the traces of a test; undefined for JavaScript and if it is not known. */
export function traceLanguage(test: RecordedTest): TraceLanguage | undefined {
  const producer = recogniseProducer(test)
  const known = producer === undefined ? undefined : languageOfProducer[producer]
  return known ?? languageOfExtension.get(/\.([a-z]+)$/.exec(test.file ?? '')?.[1] ?? '')
}
