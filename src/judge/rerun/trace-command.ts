import { commandLine } from './command-line.js'
import { type Producer, recogniseProducer } from './recognise-producer.js'
import type { RerunTarget, Words } from './rerun-target.js'

/** The languages of Playwright whose traces are opened with another command than `npx playwright`. */
export type TraceLanguage = 'python' | 'dotnet' | 'java'

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
export function traceLanguage(test: RerunTarget): TraceLanguage | undefined {
  const producer = recogniseProducer(test)
  const known = producer === undefined ? undefined : languageOfProducer[producer]
  return known ?? languageOfExtension.get(/\.([a-z]+)$/.exec(test.file ?? '')?.[1] ?? '')
}

function wordsOf(path: string, language: TraceLanguage | undefined): Words {
  if (language === 'python') return ['playwright', 'show-trace', path]
  if (language === 'dotnet') return ['pwsh', 'bin/Debug/netX/playwright.ps1', 'show-trace', path]
  if (language === 'java') {
    const program = ['mvn', 'exec:java', '-e', '-D', 'exec.mainClass=com.microsoft.playwright.CLI']
    return [...program, '-D', `exec.args=show-trace ${path}`]
  }
  return ['npx', 'playwright', 'show-trace', path]
}

/**
 * Returns the command that opens a trace in the viewer of Playwright, as its documentation states it for each language (trace-viewer.md).
 * No text of a result file can add a command or an option to it. Undefined if the path cannot be a word of a command in a POSIX shell and in
 * PowerShell, or if a secret in it was replaced.
 */
export function traceCommand(path: string, language: TraceLanguage | undefined): string | undefined {
  // Maven divides the arguments at spaces.
  if (path.includes('***') || (language === 'java' && path.includes(' '))) return undefined
  return commandLine(wordsOf(path.startsWith('-') ? `./${path}` : path, language))
}
