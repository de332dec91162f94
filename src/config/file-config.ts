import { definedFields } from '../base/defined-fields.js'
import { formatIds } from '../read/formats/index.js'
import { hasExpression } from '../report/expressions/scanner.js'
import { type ChatSlot, chatKindOf, chatSlots } from './chat-slot.js'
import { type CollectorKey, collectorKeys } from './collector-key.js'
import { type CollectorConfig, type Config, createConfig, defaultCodehost, type ReporterConfig } from './config.js'
import type { ConfigFile } from './schema.js'

type Collect = NonNullable<ConfigFile['collect']>
type Report = NonNullable<ConfigFile['report']>
type Maker = (report: Report) => ReporterConfig | undefined

/** Completes the content of a configuration file with defaults. */
export function configOfFile({ collect = {}, report = {} }: ConfigFile, path: string): Config {
  const { template } = report
  return createConfig({
    path,
    collect: {
      collectors: collectorsOf(collect),
      metadata: collect.metadata ?? {},
      ...definedFields({
        attachments: collect.attachments,
        choosesFormats: choosesFormats(collect) ? true : undefined,
        testsAreOptional: testsAreOptional(collect) ? true : undefined,
      }),
    },
    report: { reporters: reportersOf(report), ...definedFields({ template }) },
  })
}

const isEnabled = (collect: Collect, key: CollectorKey): boolean => key in collect && collect[key]?.enabled !== false

const choosesFormats = (collect: Collect): boolean => formatIds.some((key) => isEnabled(collect, key))

/** Test collectors and `events` that the file does not name are used as well, unless it enables a test collector by name. */
function collectorsOf(collect: Collect): readonly CollectorConfig[] {
  const usesDefaults = !choosesFormats(collect)
  return collectorKeys.flatMap((key) => {
    const isDefault = !(key in collect) && usesDefaults && key !== 'files'
    if (!isDefault && !isEnabled(collect, key)) return []
    const settings = collect[key] ?? {}
    const { include, exclude = [], metadata = {}, expect } = settings
    const twins = 'twins' in settings && settings.twins === 'count' ? settings.twins : undefined
    const repeats = 'repeats' in settings && settings.repeats === 'attempts' ? settings.repeats : undefined
    return [{ key, ...definedFields({ include }), exclude, metadata, ...definedFields({ expect, twins, repeats }) }]
  })
}

function testsAreOptional(collect: Collect): boolean {
  const gathersMore = isEnabled(collect, 'files') || isEnabled(collect, 'events')
  const named = formatIds.filter((key) => key in collect)
  const canFindNone = named.length === formatIds.length && !named.some((key) => isEnabled(collect, key))
  return gathersMore && (named.length === 0 || canFindNone)
}

function reportersOf(report: Report): readonly ReporterConfig[] {
  const makers = Object.keys(report).flatMap((key) => makersBySlot.get(key) ?? [])
  const named = makers.flatMap((make) => make(report) ?? [])
  return 'codehost' in report || 'github' in report ? named : [...named, defaultCodehost]
}

const otherMakers: Readonly<Record<Exclude<keyof Report, ChatSlot | 'template'>, Maker>> = {
  codehost: (report) => codehostReporter(report, 'codehost'),
  github: (report) => codehostReporter(report, 'github'),
  html: htmlReporter,
}

/** A map, because a file may contain any key. */
const makersBySlot: ReadonlyMap<string, Maker> = new Map([
  ...chatSlots.map((slot) => [slot, (report: Report) => chatReporter(report, slot)] as const),
  ...Object.entries(otherMakers),
])

// A file may contain unknown keys, so the known ones come last.

function chatReporter(report: Report, slot: ChatSlot): ReporterConfig | undefined {
  const { enabled = false, url = '', ...others } = report[slot] ?? {}
  const takesAnyKind = slot === 'chatA' || slot === 'chatB'
  const isOpen = takesAnyKind && ('kind' in others || hasExpression(url))
  return enabled
    ? { ...others, ...definedFields({ kind: !isOpen ? chatKindOf(slot, url) : undefined }), type: 'chat', slot, url }
    : undefined
}

function codehostReporter(report: Report, slot: 'codehost' | 'github'): ReporterConfig | undefined {
  const { enabled = false, ...others } = report[slot] ?? {}
  return enabled ? { commentEnabled: true, commentUpdates: true, commentMode: 'always', ...others, type: 'codehost', slot } : undefined
}

function htmlReporter({ html }: Report): ReporterConfig | undefined {
  const { enabled = false, outputFile = '', ...others } = html ?? {}
  return enabled ? { ...others, type: 'html', slot: 'html', outputFile } : undefined
}
