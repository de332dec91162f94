import { type Static, Type } from 'typebox'

/** The result of a test, a job or a build. */
export const statusSchema = Type.Union(
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

/** The fields that every record may carry. The run fills in the coordinates that a record leaves out. */
const commonFields = {
  timestamp: Type.Optional(Type.Integer({ description: 'When it happened, in Unix milliseconds.' })),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Free text by name.' })),
  org: Type.Optional(text('The organisation or owner.')),
  project: Type.Optional(text('The project or repository.')),
  module: Type.Optional(text('The part of the project that was tested.')),
  pipeline: Type.Optional(text('The workflow or pipeline.')),
  job: Type.Optional(text('The job that it comes from, with the values of its matrix.')),
  build: Type.Optional(text('The run of the pipeline, with its attempt.')),
  ref: Type.Optional(text('The branch or tag.')),
}

const record = <Kind extends string, Fields extends Parameters<typeof Type.Object>[0]>(kind: Kind, description: string, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields, ...commonFields }, { description, additionalProperties: true })

export const buildSchema = record('build', 'One run of a pipeline.', {
  status: Type.Optional(statusSchema),
  commit: Type.Optional(text('The commit that was built.')),
  branch: Type.Optional(text('The branch that was built.')),
  pullRequest: Type.Optional(Type.Union([Type.Integer(), Type.String()], { description: 'The pull request that was built.' })),
  url: Type.Optional(text('Where the run can be looked at.')),
  duration: Type.Optional(milliseconds('How long the run took')),
})

export const jobSchema = record('job', 'One job of a build.', {
  id: Type.Optional(text('The id of the job, unique in its build; its name if it is left out, so one of the two is required.')),
  name: Type.Optional(text('What people call the job.')),
  runner: Type.Optional(text('The machine, or kind of machine, that ran it.')),
  status: Type.Optional(statusSchema),
  duration: Type.Optional(milliseconds('How long the job took')),
  attempt: Type.Optional(Type.Integer({ minimum: 1, description: 'Which attempt of the job this is, from 1.' })),
  url: Type.Optional(text('Where the job can be looked at.')),
})

/** An attempt of a test before its last one. */
export const attemptSchema = Type.Object(
  {
    status: statusSchema,
    duration: Type.Optional(milliseconds('How long the attempt took')),
    message: Type.Optional(text('What went wrong, in short.')),
    details: Type.Optional(text('What went wrong, in full: usually a stack trace.')),
    stdout: Type.Optional(text('What the attempt wrote to standard output.')),
    stderr: Type.Optional(text('What the attempt wrote to standard error.')),
    timestamp: Type.Optional(Type.Integer({ description: 'When the attempt began, in Unix milliseconds.' })),
  },
  { description: 'An attempt of a test before its last one.', additionalProperties: true },
)

export const testSchema = record('test', 'One test case. Its own fields are those of its last attempt.', {
  id: Type.Optional(
    text('A hash of module, suite and name that is the same on every machine and in every run; computed where it is left out.'),
  ),
  name: text('The name of the test case, without its suite.'),
  suite: Type.Optional(Type.Array(Type.String(), { description: 'The suites that hold the test case, outermost first.' })),
  status: statusSchema,
  duration: Type.Optional(milliseconds('How long the test took')),
  attempt: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Which attempt of its job ran it, from 1; left out, it is the one that the build names.' }),
  ),
  flaky: Type.Optional(Type.Boolean({ description: 'Whether it was successful only after an attempt that was not.' })),
  attempts: Type.Optional(Type.Array(attemptSchema, { description: 'The attempts before the last one, oldest first.' })),
  message: Type.Optional(text('What went wrong or why it was skipped, in short.')),
  details: Type.Optional(text('What went wrong, in full: usually a stack trace.')),
  stdout: Type.Optional(text('What the test wrote to standard output.')),
  stderr: Type.Optional(text('What the test wrote to standard error.')),
  file: Type.Optional(text('The source file of the test.')),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line of the test in its source file, from 1.' })),
  sourceLocation: Type.Optional(
    Type.Object(
      {
        file: text('The file, relative to the top of the repository, with forward slashes.'),
        line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
      },
      { description: 'Where a failed test failed, as the job that had the sources found it.', additionalProperties: true },
    ),
  ),
  tags: Type.Optional(Type.Array(Type.String(), { description: 'Tags, categories, groups, traits and markers.' })),
  format: Type.Optional(text('The format the result was read from.')),
  source: Type.Optional(text('The file the result was read from.')),
})

export const propertySchema = record('property', 'A named value of the build, such as a coverage or a size.', {
  name: text('The name of the property.'),
  valueType: Type.Optional(Type.Union([Type.Literal('number'), Type.Literal('string')], { description: 'What kind of value it is.' })),
  value: Type.Union([Type.Number(), Type.String()], { description: 'The value.' }),
})

export const fileSchema = record('file', 'A file that was kept as a build artifact.', {
  path: text('The path of the file, relative to the working directory, with forward slashes.'),
  size: Type.Optional(Type.Integer({ minimum: 0, description: 'The size in bytes.' })),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The SHA-256 of the content, in hexadecimal.' })),
  mediaType: Type.Optional(text('The media type.')),
})

/** What is wrong with the results of a job, so that a report of many jobs knows it too. */
export const problemSchema = record('problem', 'Something that is wrong with an input of the run.', {
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
  problem: Type.Optional(
    text('`incomplete`: the results stop before their end; `unreadable`: the file holds none; `delivery`: a report did not arrive.'),
  ),
  message: text('What is wrong, in a sentence.'),
  path: Type.Optional(text('The file.')),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
  column: Type.Optional(Type.Integer({ minimum: 1, description: 'The column in the line, from 1.' })),
})

/** The schema of each kind of record. A kind that is not listed here is passed on as it is. */
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
export type TestRecord = Static<typeof testSchema>
export type PropertyRecord = Static<typeof propertySchema>
export type FileRecord = Static<typeof fileSchema>
export type ProblemRecord = Static<typeof problemSchema>
