import type { TestAttempt } from '../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { unescapeEntities } from '../xml/entities.js'
import { robotStatus } from './robot-status.js'

/** What the message of a test says. */
export interface RobotMessage {
  readonly message: string
  /** The runs before the last one, oldest first: `rebot --merge` keeps them in the message alone. */
  readonly attempts: readonly TestAttempt[]
}

const htmlMark = '*HTML*'
const mergeMark = / has been re-executed and results merged\.<\/span><hr>/
const maximumAttempts = 20

/** Reads the message of a test, which may be HTML and may tell of runs that `rebot --merge` merged. */
export function readRobotMessage(text: string): RobotMessage {
  const trimmed = text.trim()
  if (!trimmed.startsWith(htmlMark)) return { message: capText(trimmed), attempts: [] }
  const html = capText(trimmed.slice(htmlMark.length))
  const merge = mergeMark.exec(html)
  if (merge === null) return { message: plainText(html), attempts: [] }
  // One part for each run, the newest first.
  const [last = '', ...earlier] = html.slice(merge.index + merge[0].length).split('<hr>', maximumAttempts + 1)
  return { message: messageOf(last), attempts: earlier.map(attemptOf).reverse() }
}

function attemptOf(part: string): TestAttempt {
  const word = /<span class="(?:pass|fail|skip|not-run)">([A-Z _]{1,20})<\/span>/.exec(part)?.[1]
  const message = messageOf(part)
  return { status: robotStatus(word), ...(message === '' ? {} : { message }) }
}

function messageOf(part: string): string {
  const start = part.indexOf('-message">')
  return start === -1 ? '' : plainText(part.slice(part.indexOf('</span>', start) + '</span>'.length))
}

/** The text that an HTML message shows. */
function plainText(html: string): string {
  return unescapeEntities(html.replace(/<[bh]r\s?\/?>/gi, '\n').replace(/<[^<>]*>/g, '')).trim()
}
