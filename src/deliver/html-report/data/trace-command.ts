import { shellWord } from '../../../judge/rerun/shell-word.js'

/** A language of Playwright that opens a trace with another command than `npx playwright`. */
export type TraceLanguage = 'python' | 'dotnet' | 'java'

/**
 * Returns the command that opens a trace in the viewer of Playwright, as its documentation gives it for each language (trace-viewer.md).
 * Undefined if the path cannot be a word of a command in a POSIX shell and in PowerShell.
 */
export function traceCommand(path: string, language: TraceLanguage | undefined): string | undefined {
  if (language === 'java') {
    // Maven divides the arguments at spaces.
    const words = path.includes(' ') ? undefined : shellWord(`exec.args=show-trace ${path}`)
    return words && `mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D ${words}`
  }
  const word = shellWord(path)
  if (word === undefined) return undefined
  if (language === 'python') return `playwright show-trace ${word}`
  return `${language === 'dotnet' ? 'pwsh bin/Debug/netX/playwright.ps1' : 'npx playwright'} show-trace ${word}`
}
