import type { Evidence, TestStep } from '../../../records/evidence.js'
import type { Status } from '../../../records/record.js'
import { createEvidenceBuilder, type EvidenceBuilder } from '../fields/evidence-builder.js'
import { durationOf } from '../fields/numbers.js'
import { tableRow } from '../fields/table-row.js'
import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'
import { type Conceal, concealing, isSecret } from './allure-secrets.js'
import { knownStatus } from './allure-status.js'

/** The fixtures of a container, which ran before and after its tests. */
export interface AllureFixtures {
  readonly befores: readonly JsonRecord[]
  readonly afters: readonly JsonRecord[]
}

/** Also ends a cycle, which a parsed file cannot have, and a step that contains itself by mistake of a tool. */
const maximumDepth = 20
const maximumParameters = 50

/** The steps of allure-playwright that are hooks and fixtures. */
const hookPhases: ReadonlyMap<unknown, TestStep['phase']> = new Map([
  ['Before Hooks', 'setup'],
  ['After Hooks', 'teardown'],
  ['Worker Cleanup', 'teardown'],
])

/** The value of a masked parameter. Allure shows the same. */
const masked = '******'

/** Returns the steps and attachments of a result and of the fixtures around it. */
export function allureEvidence(raw: JsonRecord, message: string | undefined, fixtures: readonly AllureFixtures[] = []): Evidence {
  const builder = createEvidenceBuilder()
  const conceal = concealing(raw)
  const addFixtures = (list: readonly JsonRecord[], phase: TestStep['phase']) => {
    for (const fixture of list) {
      const ofFixture = concealing(fixture)
      addStep(builder, fixture, (text) => conceal(ofFixture(text)), phase, 0)
    }
  }
  for (const { befores } of fixtures) addFixtures(befores, 'setup')
  addAttachments(builder, raw, conceal)
  for (const step of recordsOf(raw.steps)) addStep(builder, step, conceal, hookPhases.get(step.name), 0)
  for (const { afters } of fixtures) addFixtures(afters, 'teardown')
  return builder.take(message)
}

function addStep(builder: EvidenceBuilder, step: JsonRecord, conceal: Conceal, phase: TestStep['phase'], depth: number): void {
  if (depth === maximumDepth) return
  // allure-js wraps each attachment in a step without a status.
  if (!jsonText(step.status) && recordsOf(step.steps).length === 0 && recordsOf(step.attachments).length > 0) {
    addAttachments(builder, step, conceal)
    return
  }
  const { start, stop } = step
  const status: Status = knownStatus(step) ?? 'unknown'
  const duration = typeof start === 'number' && typeof stop === 'number' ? durationOf(stop - start) : undefined
  const message = status === 'failed' && isRecord(step.statusDetails) ? jsonText(step.statusDetails.message) : undefined
  const text = parameterTable(step, conceal)
  builder.open({
    name: conceal(jsonText(step.name)?.trim() || 'A step without a name'),
    status,
    ...(phase !== undefined && { phase }),
    ...(message !== undefined && { message: conceal(message) }),
    ...(text !== '' && { text }),
    ...(duration !== undefined && { duration }),
  })
  addAttachments(builder, step, conceal)
  for (const inner of recordsOf(step.steps)) addStep(builder, inner, conceal, undefined, depth + 1)
  builder.close()
}

function addAttachments(builder: EvidenceBuilder, { attachments }: JsonRecord, conceal: Conceal): void {
  for (const { name, source, type } of recordsOf(attachments)) {
    if (typeof source !== 'string' || source === '') continue
    builder.attach({
      name: conceal(jsonText(name)?.trim() || source),
      path: source,
      ...(typeof type === 'string' && type !== '' && { type }),
    })
  }
}

function parameterTable({ parameters }: JsonRecord, conceal: Conceal): string {
  return recordsOf(parameters)
    .slice(0, maximumParameters)
    .flatMap((parameter) => {
      const { name, value, mode } = parameter
      if (typeof name !== 'string') return []
      const isMasked = isSecret(parameter)
      if (isMasked && String(mode).toLowerCase() === 'hidden') return []
      return [tableRow([conceal(name), isMasked ? masked : conceal(jsonText(value) ?? '')])]
    })
    .join('\n')
}
