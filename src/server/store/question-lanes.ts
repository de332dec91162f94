import { engineCode } from './engine-error.js'
import { createLanes, type Trial, tookTooLong } from './lanes.js'
import type { TimedQuestion } from './question.js'
import { QuestionCancelledError } from './question-cancelled-error.js'

/** Asks the engine with a resource, such as a connection, and gives up after `timeMs`. */
type Ask<Resource, Answer> = (resource: Resource, timeMs: number, signal: AbortSignal | undefined) => Promise<Answer>

/** Runs questions on connections. */
export interface QuestionLanes<Resource> {
  run<Answer>(
    question: TimedQuestion,
    asker: { readonly organisation: string; readonly signal?: AbortSignal | undefined },
    ask: Ask<Resource, Answer>,
  ): Promise<Answer>
}

/**
 * The time after which a question is a long one, in ms. Nearly all questions of a dashboard take less than the brief trial. The generous
 * one keeps short questions from the queue of the long ones when the machine is busy.
 */
const trialsMs: Readonly<Record<Trial, number>> = { brief: 250, generous: 1000 }

/** The number of resources for trials. With one of them, the trials of one organisation would delay the others. */
const trialLanes = 2

/** The number of questions of one organisation that may wait. */
const maximumWaiting = 64

/** TIMEOUT_EXCEEDED and TOO_SLOW. */
const timeCodes = new Set(['159', '160'])

/**
 * Divides at least three resources between the questions of all organisations. Two of them only serve short questions; a question that
 * takes longer is asked again by one of the others.
 */
export function createQuestionLanes<Resource>(resources: readonly Resource[]): QuestionLanes<Resource> {
  const lanes = createLanes(resources, {
    trialLanes,
    maximumPerOrganisation: Math.ceil((2 / 3) * (resources.length - trialLanes)),
    maximumWaiting,
  })
  return {
    run: ({ timeMs }, { organisation, signal }, ask) =>
      lanes.run(
        organisation,
        async (resource, trial) => {
          const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs)
          try {
            return await ask(resource, limitMs, signal)
          } catch (error) {
            if (signal?.aborted) throw new QuestionCancelledError()
            if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? '')) return tookTooLong
            throw error
          }
        },
        signal,
      ),
  }
}
