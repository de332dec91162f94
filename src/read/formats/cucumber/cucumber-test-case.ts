import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { TestStep } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import { asObject, asText } from '../events/event-fields.js'
import { type JsonRecord, recordsOf } from '../json/json-fields.js'
import { tableText } from './cucumber-table.js'
import type { GherkinFeatures } from './gherkin-features.js'

/** A step of a pickle, which is a scenario with the values of one row. */
export interface PickleStep {
  readonly text: string
  /** `Given`, `When` or `Then`, in any language. */
  readonly keyword: string
  readonly isBackground: boolean
  /** Its doc string and table. */
  readonly argument: string | undefined
}

/** Describes a step or a hook. */
export interface StepDescription {
  readonly name: string
  readonly phase?: TestStep['phase']
  readonly text?: string
}

const maximumTextLength = 200

/**
 * Returns the steps of a pickle by id.
 * @param keepsArguments whether there is room for doc strings and tables
 */
export function pickleSteps(pickle: JsonRecord, features: GherkinFeatures, keepsArguments: boolean): ReadonlyMap<string, PickleStep> {
  const steps = new Map<string, PickleStep>()
  const uri = asText(pickle.uri) ?? ''
  for (const step of recordsOf(pickle.steps)) {
    const id = asText(step.id)
    const text = asText(step.text)
    if (id === undefined || text === undefined) continue
    const [node]: readonly unknown[] = Array.isArray(step.astNodeIds) ? step.astNodeIds : []
    const { keyword = '', isBackground = false } = features.step(uri, node) ?? {}
    const argument = keepsArguments ? argumentOf(step.argument) : undefined
    steps.set(id, { text: cutWithMargin(text, maximumTextLength), keyword, isBackground, argument })
  }
  return steps
}

function argumentOf(value: unknown): string | undefined {
  const argument = asObject(value)
  if (argument === undefined) return undefined
  const table = asObject(argument.dataTable)
  const text = asText(asObject(argument.docString)?.content) ?? (Array.isArray(table?.rows) ? tableText(table.rows) : undefined)
  return text === undefined ? undefined : cutWithMargin(text, recordLimits.stepText)
}

/** Marks the id of a hook among the ids of steps. */
const hookMark = '\n'

/** Returns, for each step of a test case, the step of its pickle, or its hook. */
export function testCaseSteps(testCase: JsonRecord): ReadonlyMap<string, string> {
  const steps = new Map<string, string>()
  let hasBegun = false
  for (const step of recordsOf(testCase.testSteps)) {
    const id = asText(step.id)
    if (id === undefined) continue
    const pickleStep = asText(step.pickleStepId)
    if (pickleStep !== undefined) {
      hasBegun = true
      steps.set(id, pickleStep)
    } else steps.set(id, `${hookMark}${hasBegun ? 'After' : 'Before'}${hookMark}${asText(step.hookId) ?? ''}`)
  }
  return steps
}

/**
 * Describes a step of a test case.
 * @param target the step of the pickle, or the hook; see {@link testCaseSteps}
 * @param hooks the places of hooks by id
 */
export function describeStep(
  target: string | undefined,
  steps: ReadonlyMap<string, PickleStep> | undefined,
  hooks: { get(id: string): string | undefined },
): StepDescription {
  if (target?.startsWith(hookMark)) {
    const [, word = '', id = ''] = target.split(hookMark)
    const place = hooks.get(id)
    return { name: place === undefined ? word : `${word}  ${place}`, phase: word === 'Before' ? 'setup' : 'teardown' }
  }
  const step = steps?.get(target ?? '')
  if (step === undefined) return { name: 'A step that was not announced' }
  return {
    name: cutWithMargin(`${step.keyword} ${step.text}`.trim(), recordLimits.stepName),
    ...(step.isBackground && { phase: 'setup' }),
    ...(step.argument !== undefined && { text: step.argument }),
  }
}

/** Returns the name of a hook, or the place of its code. */
export function hookPlace(hook: JsonRecord): string | undefined {
  const source = asObject(hook.sourceReference)
  const method = asObject(source?.javaMethod)
  const line = asObject(source?.location)?.line
  const uri = asText(source?.uri)
  return (
    asText(hook.name) ??
    (method === undefined ? undefined : [asText(method.className), asText(method.methodName)].filter(Boolean).join('.')) ??
    (uri === undefined ? undefined : `${uri}${typeof line === 'number' ? `:${line}` : ''}`)
  )
}
