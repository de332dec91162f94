import type { ChatKind } from '../render/chat/chats.js'
import type { Template } from '../report/template.js'
import type { ChatSlot } from './chat-slot.js'
import { type CollectorKey, collectorKeys } from './collector-key.js'

/** What a run is to do. Expressions are not yet evaluated. Nothing in it can be changed. */
export interface Config {
  /** The file it came from, relative to the working directory, with forward slashes. */
  readonly path?: string
  readonly collect: {
    /** The enabled ones, in the order of `collectorKeys`. */
    readonly collectors: readonly CollectorConfig[]
    /** Applied to everything that is collected. */
    readonly metadata: Readonly<Record<string, string>>
    /** Whether the file enables test collectors by name, so that only those are used. */
    readonly choosesFormats?: true
    /** Whether a run without tests is fine: the file names `files` or `events`, and no test collector. */
    readonly testsAreOptional?: true
  }
  readonly report: {
    /** What the reporters show that have no template of their own; absent: the default template. */
    readonly template?: Template
    /** The enabled ones, in the order of the file; and `silentCodehost`, where the file does not speak of the code host. */
    readonly reporters: readonly ReporterConfig[]
  }
  /** Whether anything in it needs the expression language. */
  readonly usesExpressions: boolean
}

export interface CollectorConfig {
  readonly key: CollectorKey
  /** Absent: the well-known names. */
  readonly include?: readonly string[]
  /** Those of `include` that stand for a folder with whatever lies in it. */
  readonly folders?: readonly string[]
  /** Whether `include` was given as paths of a command or a step, and not by the configuration file. */
  readonly named?: true
  readonly exclude: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
}

interface CommonReporterConfig {
  /** The expression that must be true for the report to be sent, with braces or without. */
  readonly condition?: string
  /** Absent: the template of the whole report. */
  readonly template?: Template
}

/** Sends the report to a chat's webhook. */
export interface ChatReporterConfig extends CommonReporterConfig {
  readonly type: 'chat'
  readonly slot: ChatSlot
  /** Absent where only the URL's value can tell it: ask `chatKindOf`. */
  readonly kind?: ChatKind
  readonly url: string
  readonly title?: string
  readonly titleUrl?: string
}

/** When there is a comment. */
export const commentModes = ['always', 'failures', 'failures-or-existing', 'changes'] as const

export type CommentMode = (typeof commentModes)[number]

/** Shows the report where the code lives. */
export interface CodehostReporterConfig extends CommonReporterConfig {
  readonly type: 'codehost'
  /** The key it stands under in the file. */
  readonly slot: 'codehost' | 'github'
  /** Absent: the job's token. */
  readonly token?: string
  readonly commentEnabled: boolean
  /** Whether an earlier comment is replaced. */
  readonly commentUpdates: boolean
  readonly commentMode: CommentMode
  readonly commentTitle?: string
  readonly commentTitleUrl?: string
}

/** Writes the report into an HTML file. */
export interface HtmlReporterConfig extends CommonReporterConfig {
  readonly type: 'html'
  readonly slot: 'html'
  readonly outputFile: string
}

export type ReporterConfig = ChatReporterConfig | CodehostReporterConfig | HtmlReporterConfig

/** What is collected where no collector is named: every known format and events, by well-known names. Files have none. */
export const defaultCollectors: readonly CollectorConfig[] = collectorKeys
  .filter((key) => key !== 'files')
  .map((key) => ({ key, exclude: [], metadata: {} }))

/** Where the report goes if no reporter is named. */
export const defaultReporters: readonly ReporterConfig[] = [
  { type: 'codehost', slot: 'codehost', commentEnabled: true, commentUpdates: true, commentMode: 'always' },
]

/** Shows the report on the run where only other reporters are named: that costs nothing, and nobody is notified. */
export const silentCodehost: CodehostReporterConfig = {
  type: 'codehost',
  slot: 'codehost',
  commentEnabled: false,
  commentUpdates: true,
  commentMode: 'always',
}

/** Whether a reporter is a code host that the configuration file itself names. */
export const isRequestedCodehost = (reporter: ReporterConfig, { report }: Pick<Config, 'report'>): boolean =>
  reporter.type === 'codehost' && reporter !== silentCodehost && report.reporters !== defaultReporters

/** Completes a configuration and makes it unchangeable. */
export function createConfig(parts: Omit<Config, 'usesExpressions'>): Config {
  const usesExpressions =
    JSON.stringify(parts).includes('{{') || parts.report.reporters.some((reporter) => reporter.condition !== undefined)
  return freeze({ ...parts, usesExpressions })
}

/** What a run does that has no configuration file. */
export const defaultConfig = (): Config =>
  createConfig({ collect: { collectors: defaultCollectors, metadata: {} }, report: { reporters: defaultReporters } })

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}
