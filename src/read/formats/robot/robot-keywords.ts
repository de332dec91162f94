import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import { type CapturedText, createCapturedText } from '../fields/captured-text.js'

/** Follows the keywords of a test, and collects its output and the explanation of its failures. */
export interface RobotKeywords {
  open(name: string, owner: string | undefined): void
  /** @param text see {@link keptArgument} */
  argument(text: string): void
  status(word: string | undefined): void
  message(level: string | undefined, text: string): void
  close(): void
  openTry(): void
  /** Discards the failures inside a TRY that passed. */
  forgiveTry(): void
  closeTry(): void
  /** Returns the number of open keywords. */
  depth(): number
  /** Returns the texts collected since the last call, or undefined for texts that are missing. */
  take(): { readonly details: string | undefined; readonly stdout: string | undefined; readonly stderr: string | undefined }
}

/** The depth beyond which keywords keep no names. Robot Framework allows 140. */
const maximumDepth = 1000
const maximumFailures = 20
const maximumArguments = 20
const maximumArgumentLength = 500
/** The number of innermost keywords that a failure lists. */
const maximumPath = 12

/** Returns an argument or a value as it is kept: cut, and no slice of a chunk. */
export const keptArgument = (text: string): string => detach(cutWithMargin(text, maximumArgumentLength))

/** Creates a follower that is used for one test after the other. */
export function createRobotKeywords(): RobotKeywords {
  const names: string[] = []
  const argumentLists: (string[] | undefined)[] = []
  const stdout = createCapturedText()
  const stderr = createCapturedText()
  let hasStdout = false
  let hasStderr = false
  const tries: number[] = []
  let failures: string[] = []
  /** The text of the failure that is passing through the open keywords, and the depth that it has reached. */
  let failing: string | undefined
  let failingDepth = 0
  let reason = ''

  const endFailure = () => {
    if (failing !== undefined && failures.length < maximumFailures) failures.push(failing)
    failing = undefined
  }

  return {
    open(name, owner) {
      // An outermost keyword failed, and the test continued.
      if (names.length === 0) endFailure()
      const isKept = names.length < maximumDepth
      if (isKept) argumentLists[names.length] = undefined
      names.push(isKept ? (owner === undefined ? name : `${owner}.${name}`) : '')
    },
    argument(text) {
      const index = names.length - 1
      if (index < 0 || index >= maximumDepth) return
      const list = argumentLists[index]
      if (list === undefined) argumentLists[index] = [text]
      else if (list.length < maximumArguments) list.push(text)
    },
    status(word) {
      const depth = names.length
      if (depth > maximumDepth) return
      if (word !== 'FAIL') {
        // TRY or Run Keyword And Ignore Error caught the failure.
        if (failing !== undefined && failingDepth > depth) failing = undefined
        return
      }
      if (failing === undefined || failingDepth <= depth) {
        const path = names.slice(-maximumPath)
        const own = [path.pop() ?? '', ...(argumentLists[depth - 1] ?? [])].join('    ')
        failing = [own, ...path.reverse().map((name) => `  in ${name}`), ...(reason === '' ? [] : [reason])].join('\n')
      }
      failingDepth = depth
      reason = ''
    },
    message(level, text) {
      switch (level) {
        case 'INFO':
          hasStdout = append(stdout, hasStdout, text)
          break
        case 'WARN':
        case 'ERROR':
          hasStderr = append(stderr, hasStderr, `${level}: ${text}`)
          break
        case 'FAIL':
          reason = text.trim()
          break
        case 'DEBUG':
          // With --loglevel DEBUG, the Python traceback follows the message of a failure.
          if (reason !== '' && reason.length < recordLimits.text && text.startsWith('Traceback ')) reason += `\n${text}`
      }
    },
    close() {
      names.pop()
    },
    openTry() {
      if (names.length === 0) endFailure()
      tries.push(failures.length)
    },
    forgiveTry() {
      failures.length = tries.at(-1) ?? 0
      failing = undefined
    },
    closeTry() {
      tries.pop()
    },
    depth: () => names.length,
    take() {
      endFailure()
      const taken = {
        details: failures.length === 0 ? undefined : failures.join('\n\n'),
        stdout: hasStdout ? stdout.take() : undefined,
        stderr: hasStderr ? stderr.take() : undefined,
      }
      if (failures.length > 0) failures = []
      hasStdout = false
      hasStderr = false
      reason = ''
      return taken
    },
  }
}

function append(output: CapturedText, hasText: boolean, text: string): true {
  if (hasText) output.append('\n')
  output.append(text)
  return true
}
