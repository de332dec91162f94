import { detach } from '../../text/detach.js'
import { type CapturedText, createCapturedText, maximumCapturedLength } from '../fields/captured-text.js'

/** Follows the keywords of one test and keeps what explains its failures. */
export interface RobotKeywords {
  open(name: string, owner: string | undefined): void
  argument(text: string): void
  status(word: string | undefined): void
  message(level: string | undefined, text: string): void
  close(): void
  openTry(): void
  /** The TRY around what failed ends well: its failures are none. */
  forgiveTry(): void
  closeTry(): void
  /** How many keywords are open. */
  depth(): number
  /** What was gathered since the last call: undefined where there is nothing. */
  take(): { readonly details: string | undefined; readonly stdout: string | undefined; readonly stderr: string | undefined }
}

/** Robot itself allows 140; what is deeper keeps no names. */
const maximumDepth = 1000
const maximumFailures = 20
const maximumArguments = 20
const maximumArgumentLength = 500
/** How many of the innermost keywords a failure names. */
const maximumPath = 12

/** Makes a follower of the keywords of test after test. */
export function createRobotKeywords(): RobotKeywords {
  const names: string[] = []
  const argumentLists: (string[] | undefined)[] = []
  const stdout = createCapturedText()
  const stderr = createCapturedText()
  let hasStdout = false
  let hasStderr = false
  const tries: number[] = []
  let failures: string[] = []
  /** The innermost keyword of the failure that is on its way out, and how far out it has come. */
  let failing: string | undefined
  let failingDepth = 0
  let reason = ''

  const endFailure = () => {
    if (failing !== undefined && failures.length < maximumFailures) failures.push(failing)
    failing = undefined
  }

  return {
    open(name, owner) {
      // A keyword of the test itself failed, and the test went on.
      if (names.length === 0) endFailure()
      const isKept = names.length < maximumDepth
      if (isKept) argumentLists[names.length] = undefined
      names.push(isKept ? (owner === undefined ? name : `${owner}.${name}`) : '')
    },
    argument(text) {
      const index = names.length - 1
      if (index < 0 || index >= maximumDepth) return
      const list = argumentLists[index]
      const kept = detach(text.slice(0, maximumArgumentLength))
      if (list === undefined) argumentLists[index] = [kept]
      else if (list.length < maximumArguments) list.push(kept)
    },
    status(word) {
      const depth = names.length
      if (depth > maximumDepth) return
      if (word !== 'FAIL') {
        // What failed inside was caught, by TRY or Run Keyword And Ignore Error.
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
          // With --loglevel DEBUG the Python traceback follows the message of a failure.
          if (reason !== '' && reason.length < maximumCapturedLength && text.startsWith('Traceback ')) reason += `\n${text}`
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
