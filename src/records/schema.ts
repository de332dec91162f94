import { type Static, Type } from 'typebox'
import type { TestAttachment, TestStep } from './evidence.js'
import { recordLimits } from './limits.js'

/** The result of a test, a job or a build. */
const statusSchema = Type.Union(
  [
    Type.Literal('successful'),
    Type.Literal('failed'),
    Type.Literal('skipped'),
    Type.Literal('cancelled'),
    Type.Literal('running'),
    Type.Literal('unknown'),
  ],
  { description: 'The result of a test, a job or a build.' },
)

const milliseconds = (description: string) => Type.Number({ minimum: 0, description: `${description}, in milliseconds.` })
const text = (description: string) => Type.String({ description })

/** The fields of every record. The run fills in missing coordinates. */
const commonFields = {
  timestamp: Type.Optional(Type.Integer({ description: 'The time of the record, in Unix milliseconds.' })),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Free text by name.' })),
  org: Type.Optional(text('The organisation or owner.')),
  project: Type.Optional(text('The project or repository.')),
  module: Type.Optional(text('The tested part of the project.')),
  pipeline: Type.Optional(text('The workflow or pipeline.')),
  job: Type.Optional(text('The job of the record, with the values of its matrix.')),
  build: Type.Optional(text('The run of the pipeline, with its attempt.')),
  ref: Type.Optional(text('The branch or tag.')),
}

const record = <Kind extends string, Fields extends Parameters<typeof Type.Object>[0]>(kind: Kind, description: string, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields, ...commonFields }, { description, additionalProperties: true })

export const buildSchema = record('build', 'One run of a pipeline.', {
  status: Type.Optional(statusSchema),
  commit: Type.Optional(text('The built commit.')),
  branch: Type.Optional(text('The built branch.')),
  commitMessage: Type.Optional(text('The first line of the message of the built commit.')),
  author: Type.Optional(text('The user whose change was built. On GitHub, the login of the user who started the run.')),
  pullRequest: Type.Optional(Type.Union([Type.Integer(), Type.String()], { description: 'The built pull request.' })),
  url: Type.Optional(text('The web page of the run.')),
  duration: Type.Optional(milliseconds('The duration of the run')),
})

const jobSchema = record('job', 'One job of a build.', {
  id: Type.Optional(text('The id of the job, unique in its build. Defaults to the name, so one of the two is required.')),
  name: Type.Optional(text('The display name of the job.')),
  runner: Type.Optional(text('The machine, or kind of machine, that ran the job.')),
  status: Type.Optional(statusSchema),
  duration: Type.Optional(milliseconds('The duration of the job')),
  attempt: Type.Optional(Type.Integer({ minimum: 1, description: 'The number of the attempt of the job, from 1.' })),
  url: Type.Optional(text('The web page of the job.')),
})

const quarantineText = (description: string) => Type.Optional(Type.String({ maxLength: recordLimits.quarantineText, description }))

/** The entry of a quarantine file that applies to a test. */
export const quarantineSchema = Type.Object(
  {
    until: Type.Optional(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: 'The last day of the quarantine, in UTC. Default: no end.',
      }),
    ),
    owner: quarantineText('The person or team that repairs the test.'),
    reason: quarantineText('Why the test is in quarantine.'),
    issue: quarantineText('The address of an issue.'),
    isAdded: Type.Optional(
      Type.Boolean({
        description: 'Whether the change that the run tested has added the entry. Absent if it has not, or if that is unknown.',
      }),
    ),
  },
  { description: 'Present if the test was in quarantine in this run.', additionalProperties: true },
)

/** The values that a failed assertion compared, if the result file states them apart from the message. */
const comparedValues = {
  expected: Type.Optional(text('The value that the failed assertion expected.')),
  actual: Type.Optional(text('The value that the failed assertion got.')),
}

const leftOut = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }))

/** The steps of a test and the files that it left behind. Their parts are checked where they are read: a wrong one is left out. */
const evidence = {
  steps: Type.Optional(
    Type.Unsafe<readonly TestStep[]>({
      type: 'array',
      items: { type: 'object' },
      description:
        'What the test did, step by step: `name`, `status`, `phase`, `message`, `text`, `duration`, `file`, `line`, `steps`, `attachments`.',
    }),
  ),
  stepsLeftOut: leftOut('The number of steps that are not listed.'),
  attachments: Type.Optional(
    Type.Unsafe<readonly TestAttachment[]>({
      type: 'array',
      items: { type: 'object' },
      description:
        'The files that the test left behind: `name`, `type`, `size`, `sha256`, `path`, `url`, `text`, `comparison`, `reason`. Their bytes are stored beside the records file.',
    }),
  ),
  attachmentsLeftOut: leftOut('The number of attachments that are not listed.'),
}

/** An attempt of a test before its last one. */
export const attemptSchema = Type.Object(
  {
    status: statusSchema,
    duration: Type.Optional(milliseconds('The duration of the attempt')),
    message: Type.Optional(text('A short description of the failure.')),
    details: Type.Optional(text('The full description of the failure, usually a stack trace.')),
    ...comparedValues,
    stdout: Type.Optional(text('The standard output of the attempt.')),
    stderr: Type.Optional(text('The standard error of the attempt.')),
    timestamp: Type.Optional(Type.Integer({ description: 'The start of the attempt, in Unix milliseconds.' })),
    ...evidence,
  },
  { description: 'An attempt of a test before its last one.', additionalProperties: true },
)

const testSchema = record('test', 'One test case. Its own fields are those of its last attempt.', {
  id: Type.Optional(
    text('A hash of module, suite and name that is the same on every machine and in every run. Computed if it is missing.'),
  ),
  name: text('The name of the test case, without its suite.'),
  suite: Type.Optional(Type.Array(Type.String(), { description: 'The suites that contain the test case, outermost first.' })),
  former: Type.Optional(
    Type.Object(
      {
        suite: Type.Optional(Type.Array(Type.String(), { description: 'The suites, if they were different.' })),
        name: Type.Optional(Type.String({ description: 'The name, if it was different.' })),
      },
      {
        description:
          'Suites and name by the rules of the previous version of Build Report. The history and the quarantine are looked up with them too.',
      },
    ),
  ),
  status: statusSchema,
  duration: Type.Optional(milliseconds('The duration of the test')),
  attempt: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The attempt of the job that ran the test, from 1. Defaults to the attempt in the build.' }),
  ),
  isStartEstimated: Type.Optional(
    Type.Boolean({
      description:
        'Whether the result file states only the start of the suite or the run, so that `timestamp` is estimated: as if the tests had run one after the other.',
    }),
  ),
  flaky: Type.Optional(Type.Boolean({ description: 'Whether the test was successful only after an unsuccessful attempt.' })),
  isLastSkipped: Type.Optional(
    Type.Boolean({
      description: 'Whether the last attempt of a flaky test was skipped. Its tool counts it as flaky although it never passed.',
    }),
  ),
  attempts: Type.Optional(Type.Array(attemptSchema, { description: 'The attempts before the last one, oldest first.' })),
  message: Type.Optional(text('A short description of the failure, or the reason for skipping.')),
  details: Type.Optional(text('The full description of the failure, usually a stack trace.')),
  ...comparedValues,
  stdout: Type.Optional(text('The standard output of the test.')),
  stderr: Type.Optional(text('The standard error of the test.')),
  ...evidence,
  file: Type.Optional(text('The source file of the test.')),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line of the test in its source file, from 1.' })),
  sourceLocation: Type.Optional(
    Type.Object(
      {
        file: text('The file, relative to the top of the repository, with forward slashes.'),
        line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
      },
      { description: 'The place of a failure, as found by the job that had the sources.', additionalProperties: true },
    ),
  ),
  cause: Type.Optional(
    text('What the failure has in common with others: the version of the rules, a hyphen, and a hash. Computed for every failed test.'),
  ),
  owners: Type.Optional(
    Type.Array(Type.String({ maxLength: recordLimits.owner }), {
      maxItems: recordLimits.owners,
      description: "The owners of the test's file, as written in CODEOWNERS.",
    }),
  ),
  quarantine: Type.Optional(quarantineSchema),
  tags: Type.Optional(Type.Array(Type.String(), { description: 'Tags, categories, groups, traits and markers.' })),
  producer: Type.Optional(text('The tool that wrote the result file of a failed test, if its format shows that.')),
  format: Type.Optional(text('The format of the result file.')),
  source: Type.Optional(text('The result file.')),
})

const propertySchema = record('property', 'A named value of the build, such as coverage or size.', {
  name: text('The name of the property.'),
  valueType: Type.Optional(Type.Union([Type.Literal('number'), Type.Literal('string')], { description: 'The type of the value.' })),
  value: Type.Union([Type.Number(), Type.String()], { description: 'The value.' }),
})

const fileSchema = record('file', 'A file that was kept as a build artifact.', {
  path: text('The path of the file, relative to the working directory, with forward slashes.'),
  size: Type.Optional(Type.Integer({ minimum: 0, description: 'The size in bytes.' })),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The SHA-256 of the content, in hexadecimal.' })),
  mediaType: Type.Optional(text('The media type.')),
})

/** A problem in the inputs of a job, so that a report of several jobs contains it too. */
export const problemSchema = record('problem', 'A problem in an input of the run.', {
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
  problem: Type.Optional(
    text(
      '`incomplete`: results are missing; `unreadable`: the file contains no results; `delivery`: a report was not delivered; `attachment`: a file of a test was not found; `flaky`: the tool that wrote the file fails for flaky tests.',
    ),
  ),
  message: text('A sentence that describes the problem.'),
  path: Type.Optional(text('The file.')),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
  column: Type.Optional(Type.Integer({ minimum: 1, description: 'The column in the line, from 1.' })),
})

/** The schema of each kind of record. Records of other kinds are passed on unchanged. */
export const recordSchemas = {
  build: buildSchema,
  job: jobSchema,
  test: testSchema,
  property: propertySchema,
  file: fileSchema,
  problem: problemSchema,
} as const

export type Status = Static<typeof statusSchema>
export type BuildRecord = Static<typeof buildSchema>
/** A job as every reader passes it on, with an id. */
export type JobRecord = Static<typeof jobSchema> & { readonly id: string }
export type TestAttempt = Static<typeof attemptSchema>
export type TestQuarantine = Static<typeof quarantineSchema>
export type TestRecord = Static<typeof testSchema>
export type PropertyRecord = Static<typeof propertySchema>
export type FileRecord = Static<typeof fileSchema>
export type ProblemRecord = Static<typeof problemSchema>
