import type { Expectation } from '../read/collect/expectations.js'
import type { KeptEvidence } from '../read/evidence/kept-evidence.js'
import type { Template } from '../report/content/template.js'
import type { ChatKind } from '../report/render/chat/chats.js'
import type { ChatSlot } from './chat-slot.js'
import { type CollectorKey, collectorKeys } from './collector-key.js'

/** The configuration of a run. It is frozen, and its expressions are not evaluated yet. */
export interface Config {
  /** The configuration file, relative to the working directory, with forward slashes. */
  readonly path?: string
  readonly collect: {
    /** The enabled ones, in the order of `collectorKeys`. */
    readonly collectors: readonly CollectorConfig[]
    /** Applied to everything that is collected. */
    readonly metadata: Readonly<Record<string, string>>
    /** Settings for the screenshots and other files of tests. */
    readonly attachments?: AttachmentsConfig
    /** Whether the file enables test collectors by name, so that only those are used. */
    readonly choosesFormats?: true
    /** Whether a run without tests is fine: the file names `files` or `events`, and no test collector. */
    readonly testsAreOptional?: true
  }
  readonly report: {
    /** Used by reporters without their own template; default: the default template. */
    readonly template?: Template
    /** The enabled ones, in the order of the file, and `defaultCodehost` if the file does not configure the code host. */
    readonly reporters: readonly ReporterConfig[]
  }
  /** Whether anything in it needs the expression language. */
  readonly usesExpressions: boolean
}

/** Settings of the files that tests leave behind, such as screenshots. */
export interface AttachmentsConfig {
  /** The tests whose files are stored. Default: tests that failed or passed after a retry. */
  readonly keep?: KeptEvidence
  /** Whether files are stored that may hold cookies or values of fields. Default: not in public repositories. */
  readonly sensitive?: (typeof sensitiveModes)[number]
  /** Folders, relative to the working directory, in which files are looked for as well. */
  readonly roots?: readonly string[]
  /** Default: by the visibility of the repository. */
  readonly maximumMegabytes?: number
}

export const sensitiveModes = ['auto', 'keep', 'drop'] as const

export interface CollectorConfig {
  readonly key: CollectorKey
  /** Default: the well-known names. */
  readonly include?: readonly string[]
  /** The globs in `include` that match everything in a folder. */
  readonly folders?: readonly string[]
  /** Whether `include` comes from the paths of a command or step, not from the configuration file. */
  readonly named?: true
  readonly exclude: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  /** The smallest numbers of results that it must find, and the names of properties. */
  readonly expect?: Expectation
  /** `count`: its files always count, also if another file has the same tests in another format. */
  readonly twins?: 'count'
  /** `attempts`: tests with the same name are attempts of one test. */
  readonly repeats?: 'attempts'
}

interface CommonReporterConfig {
  /** The report is sent only if this expression is true. Braces are optional. */
  readonly condition?: string
  /** Default: the template of the report. */
  readonly template?: Template
}

/** Sends the report to the webhook of a chat. */
export interface ChatReporterConfig extends CommonReporterConfig {
  readonly type: 'chat'
  readonly slot: ChatSlot
  /** Undefined if it depends on the value of the URL; see `chatKindOf`. */
  readonly kind?: ChatKind
  readonly url: string
  readonly title?: string
  readonly titleUrl?: string
  /** The names of users and groups in the chat, by the owner in CODEOWNERS. */
  readonly mentions?: Readonly<Record<string, string>>
  /** Owners of failed tests are mentioned only if this expression is true; default: if the run failed. Braces are optional. */
  readonly mentionCondition?: string
}

/** The conditions under which a comment is posted. */
export const commentModes = ['always', 'failures', 'failures-or-existing', 'changes'] as const

export type CommentMode = (typeof commentModes)[number]

/** The conditions under which the job summary is written. */
export const summaryModes = ['always', 'failures', 'off'] as const

export type SummaryMode = (typeof summaryModes)[number]

/** Shows the report on the code host. */
export interface CodehostReporterConfig extends CommonReporterConfig {
  readonly type: 'codehost'
  /** Its key in the file. */
  readonly slot: 'codehost' | 'github'
  /** Whether neither the configuration file nor an input asks for the comment; then its absence is never an error. */
  readonly isDefault?: true
  /** Default: the token of the job. */
  readonly token?: string
  /** Only from an input. Default: always. */
  readonly summaryMode?: SummaryMode
  readonly commentEnabled: boolean
  /** Whether an earlier comment is replaced. */
  readonly commentUpdates: boolean
  readonly commentMode: CommentMode
  readonly commentTitle?: string
  readonly commentTitleUrl?: string
}

/** The tests whose images and videos an HTML report contains: tests that failed or passed after a retry, all tests, or none. */
export const embedModes = ['failed', 'all', 'none'] as const

export type EmbedMode = (typeof embedModes)[number]

/** Writes the report to an HTML file. */
export interface HtmlReporterConfig extends CommonReporterConfig {
  readonly type: 'html'
  readonly slot: 'html'
  readonly outputFile: string
  /** Default: failed. */
  readonly embed?: EmbedMode
}

export type ReporterConfig = ChatReporterConfig | CodehostReporterConfig | HtmlReporterConfig

/** Used if no collector is configured: every format and events, by their well-known names. Files have none. */
const defaultCollectors: readonly CollectorConfig[] = collectorKeys
  .filter((key) => key !== 'files')
  .map((key) => ({ key, exclude: [], metadata: {} }))

/** Used if the code host is not configured. */
export const defaultCodehost: CodehostReporterConfig = {
  type: 'codehost',
  slot: 'codehost',
  isDefault: true,
  commentEnabled: true,
  commentUpdates: true,
  commentMode: 'always',
}

/** Used if no reporter is configured. */
export const defaultReporters: readonly ReporterConfig[] = [defaultCodehost]

/** Returns whether the user asks for a reporter of the code host, in the configuration file or with an input. */
export const isRequestedCodehost = (reporter: ReporterConfig): boolean => reporter.type === 'codehost' && reporter.isDefault !== true

const hasCondition = (reporter: ReporterConfig): boolean =>
  reporter.condition !== undefined || (reporter.type === 'chat' && reporter.mentionCondition !== undefined)

/** Completes and freezes a configuration. */
export function createConfig(parts: Omit<Config, 'usesExpressions'>): Config {
  const usesExpressions = JSON.stringify(parts).includes('{{') || parts.report.reporters.some(hasCondition)
  return freeze({ ...parts, usesExpressions })
}

/** Returns the configuration of a run without a configuration file. */
export const defaultConfig = (): Config =>
  createConfig({ collect: { collectors: defaultCollectors, metadata: {} }, report: { reporters: defaultReporters } })

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}
