import { type Static, Type } from 'typebox'
import { comparisonSides, type TestAttachment, type TestStep } from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import { count, knownText, status } from './fields.js'

/** A step of a test, with the steps inside of it. */
export type StoredStep = TestStep

/** A file of a test. The server does not have its content. */
export type StepAttachment = Pick<TestAttachment, 'name' | 'type' | 'size' | 'comparison'>

const step = Type.Object({
  name: Type.String(),
  status: status(),
  phase: Type.Optional(Type.Enum(['setup', 'teardown'], { type: 'string', description: "Absent for the test's own steps." })),
  message: knownText('Why the step failed, unless the message of the test contains it.'),
  text: knownText('A doc string, or a table as rows of `| a | b |`.'),
  duration: Type.Optional(Type.Number({ minimum: 0, description: 'In ms. Absent if it is unknown.' })),
  file: knownText('The file of the step.'),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file. Absent if it is unknown.' })),
  steps: Type.Optional(
    Type.Array(Type.Object({}, { additionalProperties: true }), { description: 'The steps inside of it, with the same fields.' }),
  ),
  attachments: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { description: 'Positions in `attachments`, from 0.' })),
})

const attachment = Type.Object({
  name: Type.String(),
  type: knownText('The media type.'),
  size: Type.Optional(count('In bytes. Absent if the file was not stored.')),
  comparison: Type.Optional(
    Type.Object(
      { name: Type.String(), side: Type.Enum([...comparisonSides], { type: 'string' }) },
      { description: 'The comparison of images to which the file belongs.' },
    ),
  ),
})

/** The answer of `/v1/data/tests/steps`. */
export const testStepsAnswer = Type.Object({
  steps: Type.Unsafe<readonly StoredStep[]>({
    ...Type.Array(step),
    description: `The steps, in their order. With all inner ones at most ${recordLimits.steps}, and ${recordLimits.stepDepth} levels.`,
  }),
  stepsLeftOut: count('The number of steps that are not listed.'),
  attachments: Type.Unsafe<readonly StepAttachment[]>({
    ...Type.Array(attachment, { maxItems: recordLimits.attachments }),
    description: 'The files of the test. The server does not have their content.',
  }),
  attachmentsLeftOut: count('The number of attachments that are not listed.'),
})
/** The steps and the names of the attachments of a run. */
export type TestSteps = Readonly<Static<typeof testStepsAnswer>>
