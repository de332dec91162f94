import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { countOf } from '../../../../base/text/counts.js'
import type { Modules } from '../../../answers/modules.js'
import type { SlowerTests } from '../../../answers/slower-tests.js'
import type { Api } from '../answers/api.js'
import { branchPage } from '../branch/branch-page.js'
import { readShownBranch } from '../branch/read-branch.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period, periodOf } from '../state/period.js'
import type { CreateView, View, ViewContext } from '../state/view.js'
import { branchText, defaultBranchText } from './module-state.js'
import { type ModuleTable, moduleTable } from './module-table.js'
import { type HealthDetails, placeKey } from './modules-health.js'
import { causeEntry, type EntryContext, failingFirst, organisationCards } from './organisation-cards.js'
import { flakySentence, organisationTitle } from './organisation-title.js'
import { slowerCard } from './slower-card.js'

/** Reads the page of an organisation, or of one of its projects. */
export async function loadOrganisation(
  api: Api,
  asked: DashboardState,
  now: number,
  defaultBranch: string | undefined,
): Promise<CreateView> {
  // Flaky tests and causes are read for the chosen branch.
  const branch = asked.view === 'causes' ? undefined : await readShownBranch(api, asked, now, defaultBranch)
  if (branch !== undefined) {
    return (_, { address }) => ({ view: branchPage(branch, address), summary: countOf(branch.built.length, 'module') })
  }
  const period = periodOf(asked, now)
  const health = await api.modules(asked, period)
  return (state, { address, frame, api: later }) => ({
    view: organisationView(
      {
        health,
        period,
        readDetails: () => later.modulesDetails(asked, period),
        readSlower: () => later.slowerTests(asked, period, { limit: readGroups }),
      },
      state,
      { address, frame },
    ),
    hasResults: hasBuilds(health),
    summary: health.modules.length === 0 ? 'No modules' : countOf(health.modules.length, 'module'),
  })
}

const hasBuilds = ({ modules }: Modules): boolean => modules.some(({ builds }) => builds > 0)

/** The number of groups of slower tests that are read. */
const readGroups = 20

interface Organisation {
  readonly health: Modules
  readonly period: Period
  /** Reads what the page shows later. */
  readonly readDetails: () => Promise<HealthDetails>
  /** Reads the tests that became slower. Separate from the details, so that neither waits for the other. */
  readonly readSlower: () => Promise<SlowerTests>
}

function organisationView(
  { health, period, readDetails, readSlower }: Organisation,
  start: DashboardState,
  { address, frame }: Pick<ViewContext, 'address' | 'frame'>,
): View {
  const root = element('div', { class: 'results' })
  const stop = new AbortController()
  const { modules, moreModules } = health
  const time = daysOf(period)
  const refs = new Map(modules.map((module) => [placeKey(module), module.ref]))
  const context: EntryContext = { address, refOf: (place) => refs.get(placeKey(place)) ?? '', now: Date.now() }
  const branch = branchText(modules, start.branch)
  let shownState = start
  let shownTable: ModuleTable | undefined
  let details: HealthDetails | undefined
  let flaky = 'Counting flaky tests …'
  const later = element('div', { class: 'organisation-details' })
  const slower = element('div', { class: 'cards-part' })

  function partsOf(state: DashboardState): readonly (HTMLElement | undefined)[] {
    shownTable = undefined
    if (state.view === 'causes') return [causesPage(branch, address, later)]
    const isByDuration = state.order === 'duration'
    const shown = isByDuration ? modules.toSorted((one, other) => other.duration - one.duration) : modules
    shownTable = moduleTable({ modules: shown, state, address, now: context.now })
    return [
      isByDuration
        ? element(
            'p',
            { class: 'hint' },
            'The modules whose builds take longest come first. ',
            element('a', { href: address.link({ order: '' }) }, 'Failing modules first'),
          )
        : undefined,
      shownTable.root,
      moreModules === 0
        ? undefined
        : element(
            'p',
            { class: 'hint' },
            `${countOf(moreModules, 'more module')} with older records ${moreModules === 1 ? 'is' : 'are'} not listed. Choose a project.`,
          ),
      later,
    ]
  }

  /** Shows the details in the parts of the page that were waiting for them. */
  function detailsOf(found: HealthDetails): readonly HTMLElement[] {
    shownTable?.showFlaky(found)
    return shownState.view === 'causes'
      ? causesList(found, context)
      : [element('div', { class: 'cards' }, ...organisationCards(found, branch, time, context), slower)]
  }

  if (hasBuilds(health)) {
    loadingPanel(
      later,
      () => element('div', { class: 'card attention-pending' }),
      async () => {
        try {
          details = await readDetails()
          flaky = flakySentence(details, time)
          return detailsOf(details)
        } catch (error) {
          flaky = ''
          throw error
        } finally {
          frame.update()
        }
      },
      stop.signal,
    )
    loadingPanel(
      slower,
      () => element('span', {}),
      async () => slowerCard(await readSlower(), modules, context),
      stop.signal,
    )
  }
  return {
    root,
    title: () => ({ ...organisationTitle(health, start.branch, flaky), branch: branch === defaultBranchText ? '' : branch }),
    show(state) {
      shownState = state
      root.replaceChildren(...partsOf(state).filter((part) => part !== undefined))
      if (details !== undefined) later.replaceChildren(...detailsOf(details))
    },
    close: () => stop.abort(),
  }
}

const causesPage = (branch: string, address: HashState<DashboardState>, list: HTMLElement): HTMLElement =>
  element(
    'section',
    { class: 'entries-page' },
    element('a', { class: 'back', href: address.link({ view: 'overview', item: '', query: '' }) }, '← All modules'),
    element('h2', { class: 'item-title', tabindex: '-1' }, `Why ${branch} failed`),
    list,
  )

function causesList({ causes, causeCount }: HealthDetails, context: EntryContext): readonly HTMLElement[] {
  if (causes.length === 0) return [element('p', { class: 'hint' }, 'No causes.')]
  const more = causeCount - causes.length
  return [
    element('div', { class: 'card entries-card' }, element('ul', {}, ...failingFirst(causes).map((cause) => causeEntry(cause, context)))),
    ...(more === 0 ? [] : [element('p', { class: 'hint' }, `${countOf(more, 'more cause')} ${more === 1 ? 'is' : 'are'} not listed.`)]),
  ]
}
