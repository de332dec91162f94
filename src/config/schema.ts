import { type Static, type TProperties, Type } from 'typebox'
import { keptEvidence } from '../read/evidence/kept-evidence.js'
import { type FormatId, formatIds, formatTitles } from '../read/formats/index.js'
import { closedObject, template } from '../report/content/property-schema.js'
import type { Template } from '../report/content/template.js'
import { type ChatKind, chatKinds, chats } from '../report/render/chat/chats.js'
import { defaultKinds } from './chat-slot.js'
import { definitions } from './component-schema.js'
import { commentModes, embedModes, type ReporterConfig, sensitiveModes } from './config.js'

const metadata = (description: string) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: { type: 'string', format: 'template' },
      description,
      examples: [{ branch: '{{ source.branch }}' }],
    }),
  )

const globs = (description: string, options: object = {}) =>
  Type.Optional(Type.Array(Type.String({ format: 'glob' }), { description, ...options }))

const least = (noun: string) => Type.Optional(Type.Integer({ minimum: 1, description: `The smallest number of ${noun}.` }))

const expectation = <Properties extends TProperties>(properties: Properties) =>
  Type.Optional(closedObject(properties, { description: 'What this collector must find. With less, the run is incomplete.' }))

const expectResults = expectation({ files: least('files with results'), tests: least('tests') })

const expectEvents = expectation({
  files: least('files with results'),
  tests: least('tests'),
  properties: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      description: 'The names of properties that the files must record.',
      examples: [['coverage']],
    }),
  ),
})

const expectFiles = expectation({ files: least('files') })

const twins = Type.Optional(
  Type.Enum(['once', 'count'], {
    default: 'once',
    description:
      'What counts if a file of this collector has the same tests as a file of another format: once, the better format; count, both files.',
  }),
)

const repeats = Type.Optional(
  Type.Enum(['tests', 'attempts'], {
    default: 'tests',
    description:
      'What tests with the same module, suite and name are: tests, each of them counts; attempts, the last one counts, and the others are its attempts.',
  }),
)

type Expectations = typeof expectResults | typeof expectEvents | typeof expectFiles

const collector = <Own extends { expect: Expectations; twins?: typeof twins; repeats?: typeof repeats }>(
  description: string,
  include: { readonly description: string; readonly examples: readonly string[] },
  own: Own,
  options: object = {},
) =>
  Type.Optional(
    closedObject(
      {
        enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether this collector is used.' })),
        include: globs(include.description, { examples: [[...include.examples]] }),
        exclude: globs('Globs of files to leave out; they take precedence over include.', { default: [] }),
        ...own,
        metadata: metadata('Added to everything that this collector finds; takes precedence over collect.metadata.'),
      },
      { description, ...options },
    ),
  )

const testCollector = (key: FormatId) =>
  collector(
    `Collects test results: ${formatTitles(key)}.`,
    {
      description: 'Globs of the result files; default: the well-known names of the format.',
      examples: [`**/${key}-results/**`],
    },
    { expect: expectResults, twins, repeats },
  )

const collectors = {
  ...(Object.fromEntries(formatIds.map((key) => [key, testCollector(key)])) as Record<FormatId, ReturnType<typeof testCollector>>),
  files: collector(
    'Collects any files as build artifacts.',
    { description: 'Globs of the files.', examples: ['dist/*.zip'] },
    { expect: expectFiles },
    {
      if: { properties: { enabled: { const: false } }, required: ['enabled'] },
      else: { required: ['include'], properties: { include: { type: 'array' } } },
    },
  ),
  events: collector(
    'Collects event files: newline-delimited JSON, one record per line.',
    {
      description: 'Globs of the event files; default: the well-known name.',
      examples: ['**/service-*-events.ndjson'],
    },
    { expect: expectEvents },
  ),
}

const attachments = Type.Optional(
  closedObject(
    {
      keep: Type.Optional(
        Type.Enum([...keptEvidence], {
          default: 'failed',
          description: 'Whose files are stored: those of tests that failed or passed after a retry; those of all tests; none.',
        }),
      ),
      sensitive: Type.Optional(
        Type.Enum([...sensitiveModes], {
          default: 'auto',
          description:
            'Whether to store traces, HAR files, dumps, page sources and snapshots of pages, which can contain cookies and values of fields: auto, unless the repository is public; keep; drop.',
        }),
      ),
      roots: Type.Optional(
        Type.Array(Type.String({ minLength: 1 }), {
          description:
            'Folders in which files are looked for as well; relative to the working directory, and may lie outside of it. Ignored on workflow_run and pull_request_target.',
          examples: [['e2e']],
        }),
      ),
      maximumMegabytes: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2000,
          description: 'How much one job or report stores; default: 100 in public repositories, 20 in others.',
          examples: [100],
        }),
      ),
    },
    { description: 'What happens to the files that tests leave behind, such as screenshots and traces.' },
  ),
)

const reporter = <Properties extends TProperties>(description: string, properties: Properties) =>
  Type.Optional(
    closedObject(
      {
        enabled: Type.Boolean({ description: 'Whether this reporter is used.' }),
        condition: Type.Optional(
          Type.String({
            format: 'condition',
            description: 'The report is sent only if this expression is true; braces are optional.',
            examples: ['failed || cancelled'],
          }),
        ),
        ...properties,
        template: Type.Optional(Type.Unsafe<Template>({ $ref: '#/definitions/template' })),
      },
      { description },
    ),
  )

const mentionFields = (kinds: readonly ChatKind[]) => ({
  mentions: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The users and groups that the message mentions for failed tests: from an owner in CODEOWNERS to the name in the chat.',
      examples: kinds.map((kind) => ({ '@org/payments': chats[kind].mentions.example })),
    }),
  ),
  mentionCondition: Type.Optional(
    Type.String({
      format: 'condition',
      default: 'failed',
      description: 'Owners are mentioned only if this expression is true; braces are optional.',
      examples: ["failed && source.branch == 'main'"],
    }),
  ),
})

const chatFields = {
  url: Type.String({ format: 'webhook-url', description: 'The URL of the webhook.', examples: ['{{ env.CHAT_WEBHOOK }}'] }),
  title: Type.Optional(template('The title of the message.', ['{{ project }}: {{ status }}'])),
  titleUrl: Type.Optional(template('The link of the title.', ['{{ build.url }}'], 'web-address')),
}

const chat = (kind: ChatKind) => reporter(`Sends the report to ${chats[kind].title}.`, { ...chatFields, ...mentionFields([kind]) })

const anyChat = (slot: keyof typeof defaultKinds) =>
  reporter(`Sends the report to the webhook of a chat. ${slot} accepts every kind of chat.`, {
    ...chatFields,
    ...mentionFields(chatKinds),
    kind: Type.Optional(
      Type.Enum([...chatKinds], { description: `The kind of chat; default: by the host of the URL, else ${defaultKinds[slot]}.` }),
    ),
  })

const codehost = (description: string) =>
  reporter(description, {
    token: Type.Optional(
      Type.String({
        format: 'token',
        description: 'The token to write with; default: the token of the job. Only this key may use env.GITHUB_TOKEN.',
        examples: ['{{ env.GITHUB_TOKEN }}'],
      }),
    ),
    commentEnabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether to comment on the pull request or commit.' })),
    commentUpdates: Type.Optional(Type.Boolean({ default: true, description: 'Whether to replace an earlier comment.' })),
    commentMode: Type.Optional(
      Type.Enum([...commentModes], {
        default: 'always',
        description:
          'When to comment: always; only for failures; for failures and if a comment exists already; only if the outcome changed.',
      }),
    ),
    commentTitle: Type.Optional(template('The title of the comment. Reports with different titles have separate comments.')),
    commentTitleUrl: Type.Optional(template('The link of the title.', [], 'link')),
  })

const reporters = {
  chatA: anyChat('chatA'),
  chatB: anyChat('chatB'),
  slack: chat('slack'),
  teams: chat('teams'),
  googleChat: chat('googleChat'),
  discord: chat('discord'),
  codehost: codehost('Shows the report on the code host: on the run, and as a comment on its pull request or commit.'),
  github: codehost('Another name for codehost.'),
  html: reporter('Writes the report to an HTML file.', {
    outputFile: Type.String({ format: 'template', minLength: 1, description: 'The file to write.', examples: ['report.html'] }),
    embed: Type.Optional(
      Type.Enum([...embedModes], {
        default: 'failed',
        description: 'Whose images and videos are in the page: those of tests that failed or passed after a retry; of all tests; of none.',
      }),
    ),
  }),
} satisfies Readonly<Record<ReporterConfig['slot'], unknown>>

/** The schema of the configuration file. Draft 7, which editors support best. Unknown keys are only warnings. */
export const configSchema = closedObject(
  {
    $schema: Type.Optional(Type.String({ description: 'The schema of this file, for editors.' })),
    collect: Type.Optional(
      closedObject(
        { ...collectors, attachments, metadata: metadata('Added to everything that is collected.') },
        { description: 'The results and files to collect. Without a test collector, every format is collected by its well-known names.' },
      ),
    ),
    report: Type.Optional(
      closedObject(
        { ...reporters, template: Type.Optional(Type.Unsafe<Template>({ $ref: '#/definitions/template' })) },
        {
          description: 'The recipients of the report, and its content.',
          allOf: [
            {
              not: { type: 'object', properties: { codehost: {}, github: {} }, required: ['codehost', 'github'] },
              description: '"github" is another name for "codehost"; remove one of them',
            },
          ],
        },
      ),
    ),
  },
  {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://unpkg.com/build-report/service.schema.json',
    title: 'Build Report configuration',
    definitions,
  },
)

/** A configuration file that the schema allows. */
export type ConfigFile = Static<typeof configSchema>
