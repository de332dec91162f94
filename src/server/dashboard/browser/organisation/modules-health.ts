import { type Item, itemsOf, numberOf, textOf, textsOf } from '../answers/answer-fields.js'
import type { Sighting } from '../answers/sighting.js'

/** The modules of an organisation or project. */
export interface ModulesHealth {
  readonly modules: readonly ModuleHealth[]
  /** The number of modules that the server left out. */
  readonly moreModules: number
}

/** The flaky tests of modules, and the causes of their failures. */
export interface ModulesDetails {
  /** The number of flaky tests of each module, by {@link moduleKey}. */
  readonly flakyOf: ReadonlyMap<string, number>
  readonly flakyTests: readonly FlakyModuleTest[]
  readonly flakyTestCount: number
  /** In ms, as `lostMsBefore`, which is of the period before. */
  readonly lostMs: number
  readonly lostMsBefore: number
  readonly causes: readonly ModulesCause[]
  readonly causeCount: number
}

export interface ModulePlace {
  readonly project: string
  readonly module: string
}

/** How the builds of a module ended. Durations are in ms, and 0 if they are unknown. */
export interface ModuleHealth extends ModulePlace {
  /** The branch that the figures are of; empty if it is unknown. */
  readonly ref: string
  readonly builds: number
  readonly passedBuilds: number
  /** One character per build, the oldest first. */
  readonly results: string
  readonly last: Sighting | undefined
  /** The first of the builds that failed in a row until the last one. Undefined if the last one did not fail. */
  readonly failing: (Sighting & { readonly builds: number; readonly tests: number }) | undefined
  readonly tests: number
  readonly duration: number
  readonly durationBefore: number
  /** The time since which builds take longer or shorter, in Unix ms; 0 if it is unknown. */
  readonly durationChanged: number
  readonly lastRecord: number
}

export interface FlakyModuleTest extends ModulePlace {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  readonly lostMs: number
  readonly flakyBuilds: number
  readonly builds: number
}

export interface ModulesCause {
  readonly cause: string
  readonly title: string
  readonly builds: number
  readonly tests: number
  readonly lastSeen: number
  readonly isFailing: boolean
  /** The ones with the latest failure first. */
  readonly modules: readonly ModulePlace[]
}

export const readModulesHealth = (answer: Item): ModulesHealth => ({
  modules: itemsOf(answer, 'modules').map(readModule),
  moreModules: numberOf(answer, 'moreModules'),
})

export const readModulesDetails = (answer: Item): ModulesDetails => ({
  flakyOf: new Map(itemsOf(answer, 'modules').map((item) => [moduleKey(readPlace(item)), numberOf(item, 'flakyTests')])),
  flakyTests: itemsOf(answer, 'flakyTests').map((item) => ({
    ...readPlace(item),
    testId: textOf(item, 'testId'),
    name: textOf(item, 'name'),
    suite: textsOf(item, 'suite'),
    lostMs: numberOf(item, 'lostMs'),
    flakyBuilds: numberOf(item, 'flakyBuilds'),
    builds: numberOf(item, 'builds'),
  })),
  flakyTestCount: numberOf(answer, 'flakyTestCount'),
  lostMs: numberOf(answer, 'lostMs'),
  lostMsBefore: numberOf(answer, 'lostMsBefore'),
  causes: itemsOf(answer, 'causes').map((item) => ({
    cause: textOf(item, 'cause'),
    title: textOf(item, 'title'),
    builds: numberOf(item, 'builds'),
    tests: numberOf(item, 'tests'),
    lastSeen: numberOf(item, 'lastSeen'),
    isFailing: item.isFailing === true,
    modules: itemsOf(item, 'modules').map(readPlace),
  })),
  causeCount: numberOf(answer, 'causeCount'),
})

/** Returns a key for a module of an organisation. */
export const moduleKey = ({ project, module }: ModulePlace): string => JSON.stringify([project, module])

const readPlace = (item: Item): ModulePlace => ({ project: textOf(item, 'project'), module: textOf(item, 'module') })

function readModule(item: Item): ModuleHealth {
  const [last, failing] = [itemOf(item, 'lastBuild'), itemOf(item, 'failing')]
  return {
    ...readPlace(item),
    ref: textOf(item, 'ref'),
    builds: numberOf(item, 'builds'),
    passedBuilds: numberOf(item, 'passedBuilds'),
    results: textOf(item, 'results'),
    last: last && readBuild(last),
    failing: failing && { ...readBuild(failing), builds: numberOf(failing, 'builds'), tests: numberOf(failing, 'tests') },
    tests: numberOf(item, 'tests'),
    duration: numberOf(item, 'duration'),
    durationBefore: numberOf(item, 'durationBefore'),
    durationChanged: numberOf(item, 'durationChanged'),
    lastRecord: numberOf(item, 'lastRecord'),
  }
}

const itemOf = (item: Item, name: string): Item | undefined => itemsOf({ list: [item[name]] }, 'list')[0]

const readBuild = (item: Item): Sighting => ({
  time: numberOf(item, 'timestamp'),
  build: textOf(item, 'build'),
  commit: textOf(item, 'commit'),
  url: textOf(item, 'url'),
})
