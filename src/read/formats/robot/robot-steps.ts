import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import type { Evidence } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import { createEvidenceBuilder, type OpenStep } from '../fields/evidence-builder.js'
import { htmlReferences } from '../fields/html-references.js'
import { plainText } from './robot-message.js'
import { robotStatus } from './robot-status.js'
import { durationOfRobot, type RobotTimes } from './robot-times.js'

/** Builds the steps of a test from its keywords and control structures. */
export interface RobotSteps {
  /** @param phase the type of a keyword, such as `SETUP` */
  open(name: string, phase: string | undefined): void
  /**
   * Adds an argument or a value to the name of the open step.
   * @param text see `keptArgument`
   */
  argument(text: string): void
  /** Names an iteration after the values of its variables. */
  assign(variable: string, value: string): void
  message(level: string | undefined, text: string, isHtml: boolean): void
  /** @param times a duration in ms, or the times as Robot Framework writes them */
  status(word: string | undefined, times: RobotTimes | number | undefined): void
  close(): void
  /** Opens a TRY. Its branches are steps, and it is not. */
  openRoot(): void
  /** @param hasPassed whether the failure of a branch was handled */
  closeRoot(hasPassed: boolean): void
  take(message: string | undefined): Evidence
  clear(): void
}

const phases: ReadonlyMap<string, 'setup' | 'teardown'> = new Map([
  ['setup', 'setup'],
  ['teardown', 'teardown'],
])

const notRun: ReadonlySet<string | undefined> = new Set(['NOT RUN', 'NOT_RUN'])

/** The name of an iteration until its variables are known, and of one without variables. */
export const unnamedIteration = 'Iteration'

/** A step whose name and duration are computed only if its test failed, because most tests pass. */
interface RobotStep extends OpenStep {
  /** The arguments or values, which follow the name. */
  values: string[] | undefined
  /** In seconds. */
  elapsed: string | undefined
  /** Versions before 7 write the start and the end instead of the seconds. */
  start: string | undefined
  end: string | undefined
}

const maximumValues = 20
/** The number of names that are remembered. */
const maximumNames = 1_000
const maximumValueLength = 500

/** Completes the step itself, because copying it takes longer. */
function complete(step: RobotStep): OpenStep {
  const { name, values, elapsed, start, end } = step
  const duration = durationOfRobot({ elapsed, start, endtime: end })
  if (duration !== undefined) step.duration = duration
  step.name = [name, ...(values ?? [])].filter((part) => part !== '').join('  ') || 'A keyword without a name'
  return step
}

/** Keeps the texts of times. Most steps belong to tests that pass, so they are parsed later. */
function setTimes(step: RobotStep, { elapsed, start, starttime, endtime }: RobotTimes): void {
  if (elapsed !== undefined) {
    step.elapsed = detach(elapsed)
    return
  }
  const begin = start ?? starttime
  if (begin === undefined || endtime === undefined) return
  step.start = detach(begin)
  step.end = detach(endtime)
}

/** Creates a builder that is used for one test after the other. */
export function createRobotSteps(): RobotSteps {
  const evidence = createEvidenceBuilder(complete)
  const roots: { readonly depth: number; readonly failed: OpenStep[] }[] = []
  /** Whether each open step ran. */
  const ran: boolean[] = []
  /** Copies of names, because a suite calls the same keywords again and again. */
  const names = new Map<string, string>()
  const copyOf = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    const copy = detach(name)
    if (names.size < maximumNames && copy.length <= recordLimits.stepName) names.set(copy, copy)
    return copy
  }
  return {
    open(name, phase) {
      // Version 3 writes FOR as a keyword.
      const word = phase === 'for' ? `FOR  ${name}` : name
      const step: RobotStep = {
        name: copyOf(word),
        status: 'unknown',
        values: undefined,
        elapsed: undefined,
        start: undefined,
        end: undefined,
      }
      const known = phase === undefined ? undefined : phases.get(phase.toLowerCase())
      if (known !== undefined) step.phase = known
      evidence.open(step)
      ran.push(true)
    },
    argument(text) {
      const step = evidence.current()
      if (step === undefined || text === '') return
      if (step.values === undefined) step.values = [text]
      else if (step.values.length < maximumValues) step.values.push(text)
    },
    assign(variable, value) {
      const step = evidence.current()
      if (step === undefined) return
      const assignment = `${variable} = ${cutWithMargin(value, maximumValueLength)}`
      if (step.name === unnamedIteration) step.name = detach(assignment)
      else if (step.name.length < recordLimits.stepName) step.name = detach(`${step.name}, ${assignment}`)
    },
    message(level, text, isHtml) {
      if (isHtml) {
        for (const reference of htmlReferences(text)) {
          const attachment = attachmentOf(reference)
          if (attachment !== undefined) evidence.attach(attachment)
        }
      }
      if (level !== 'FAIL' && level !== 'ERROR') return
      const step = evidence.current()
      if (step === undefined || (level === 'ERROR' && step.message !== undefined)) return
      step.message = detach(cutWithMargin(isHtml ? plainText(text) : text.trim(), recordLimits.stepMessage))
    },
    status(word, times) {
      if (notRun.has(word)) ran[ran.length - 1] = false
      const step = evidence.current()
      if (step === undefined) return
      step.status = robotStatus(word)
      if (typeof times === 'number') step.duration = times
      else if (times !== undefined) setTimes(step, times)
    },
    close() {
      const step = evidence.current()
      if (ran.pop() === false) {
        evidence.discard()
        return
      }
      const root = roots.at(-1)
      if (step?.status === 'failed' && root?.depth === ran.length) root.failed.push(step)
      evidence.close()
    },
    openRoot() {
      roots.push({ depth: ran.length, failed: [] })
    },
    closeRoot(hasPassed) {
      const root = roots.pop()
      if (root !== undefined && hasPassed) for (const step of root.failed) step.status = 'successful'
    },
    take(message) {
      roots.length = 0
      ran.length = 0
      return evidence.take(message)
    },
    clear() {
      // Setting a length takes longer than all else here, and most tests end with empty lists.
      if (roots.length > 0) roots.length = 0
      if (ran.length > 0) ran.length = 0
      evidence.clear()
    },
  }
}
