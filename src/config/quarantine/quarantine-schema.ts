import { type Static, Type } from 'typebox'
import { closedObject } from '../../report/content/property-schema.js'

const maximumEntries = 1_000
const maximumPattern = 2_000
const maximumText = 500

const text = (description: string, options: object = {}) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: maximumText, description, ...options }))

/** The schema of `.service-quarantine.json`. Draft 7, which editors support best. Unknown keys are only warnings. */
export const quarantineSchema = Type.Array(
  closedObject(
    {
      test: Type.String({
        format: 'test-pattern',
        minLength: 1,
        maxLength: maximumPattern,
        description:
          'The id of a test, or a pattern for its suites and its name, separated by " › ". "*" is any text, "\\*" the character. The pattern must match all of it.',
        examples: ['Checkout › pays with an expired card', 'Checkout › *', '* › waits for the server'],
      }),
      module: text('The module of the test; default: every module.'),
      owner: text('The person or team that repairs the test.', { examples: ['@org/payments'] }),
      reason: text('Why the test is in quarantine.'),
      issue: text('The address of an issue.', { format: 'web-address', examples: ['https://github.com/org/shop/issues/12'] }),
      until: text('The last day on which the entry applies, in UTC; default: no end.', { format: 'day', examples: ['2026-12-31'] }),
    },
    { description: 'A test, or tests, whose failures do not fail the run.' },
  ),
  {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://unpkg.com/build-report/service-quarantine.schema.json',
    title: 'Build Report quarantine',
    description: 'The tests whose failures do not fail the run.',
    maxItems: maximumEntries,
  },
)

/** A quarantine file that the schema allows. */
export type QuarantineContent = Static<typeof quarantineSchema>
