import { definedFields } from '../../../base/defined-fields.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { unescapeEntities } from '../xml/entities.js'
import { robotStatus } from './robot-status.js'

/** The content of the message of a test. */
export interface RobotMessage {
  readonly message: string
  /** The earlier attempts, oldest first. `rebot --merge` only keeps them in the message. */
  readonly attempts: readonly TestAttempt[]
}

const htmlMark = '*HTML*'
const mergeMark = / has been re-executed and results merged\.<\/span><hr>/

/** Parses the message of a test, which may be HTML and may list the attempts that `rebot --merge` merged. */
export function readRobotMessage(text: string): RobotMessage {
  const trimmed = text.trim()
  if (!trimmed.startsWith(htmlMark)) return { message: capText(trimmed), attempts: [] }
  const html = capText(trimmed.slice(htmlMark.length))
  const merge = mergeMark.exec(html)
  if (merge === null) return { message: plainText(html), attempts: [] }
  // One part per attempt, the newest first.
  const [last = '', ...earlier] = html.slice(merge.index + merge[0].length).split('<hr>', recordLimits.attempts + 1)
  return { message: messageOf(last), attempts: earlier.map(attemptOf).reverse() }
}

function attemptOf(part: string): TestAttempt {
  const word = /<span class="(?:pass|fail|skip|not-run)">([A-Z _]{1,20})<\/span>/.exec(part)?.[1]
  const message = messageOf(part)
  return { status: robotStatus(word), ...definedFields({ message: message === '' ? undefined : message }) }
}

function messageOf(part: string): string {
  const start = part.indexOf('-message">')
  return start === -1 ? '' : plainText(part.slice(part.indexOf('</span>', start) + '</span>'.length))
}

/** Returns the visible text of an HTML message. A tag that the message was cut in stays, because the mark of the cut must stay. */
export function plainText(html: string): string {
  return unescapeEntities(html.replace(/<[bh]r\s?\/?>/gi, '\n').replace(/<[^<>\ufdd9]*>/g, '')).trim()
}
