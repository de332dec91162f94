import { element } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { countOf } from '../../../../text/counts.js'
import type { Api } from '../api.js'
import type { DashboardState } from '../dashboard-state.js'
import { noBuildsNotice } from '../notices.js'
import { daysOf, type Period, periodOf } from '../period.js'
import type { CreateView, PageTitle, View } from '../view.js'
import { branchText, defaultBranchText } from './module-state.js'
import { moduleTable } from './module-table.js'
import type { ModulePlace, ModulesHealth } from './modules-health.js'
import { causeEntry, type EntryContext, organisationCards } from './organisation-cards.js'
import { organisationTitle } from './organisation-title.js'

/** Reads the page of an organisation, or of one of its projects. */
export async function loadOrganisation(api: Api, asked: DashboardState, now: number): Promise<CreateView> {
  const period = periodOf(asked, now)
  const health = await api.modules(asked, period)
  return (state, { address }) => ({
    view: organisationView(health, period, state, address),
    summary: health.modules.length === 0 ? 'No modules' : countOf(health.modules.length, 'module'),
  })
}

function organisationView(health: ModulesHealth, period: Period, start: DashboardState, address: HashState<DashboardState>): View {
  const root = element('div', { class: 'results' })
  const { modules, moreModules } = health
  const time = daysOf(period)
  const refs = new Map(modules.map(({ project, module, ref }) => [JSON.stringify([project, module]), ref]))
  const context: EntryContext = {
    address,
    refOf: ({ project, module }: ModulePlace) => refs.get(JSON.stringify([project, module])) ?? '',
    now: Date.now(),
  }
  const branch = branchText(modules, start.branch)
  const hasBuilds = modules.some(({ builds }) => builds > 0)

  function partsOf(state: DashboardState): readonly (HTMLElement | undefined)[] {
    if (!hasBuilds) return [noBuildsNotice(branch, time, Math.max(...modules.map(({ lastRecord }) => lastRecord)), address)]
    if (state.view === 'causes')
      return [
        list(
          `Why ${branch} failed`,
          health.causes.map((cause) => causeEntry(cause, context)),
          health.causeCount,
          'cause',
          address,
        ),
      ]
    const isByDuration = state.order === 'median'
    const shown = isByDuration ? modules.toSorted((one, other) => other.duration - one.duration) : modules
    return [
      isByDuration
        ? element(
            'p',
            { class: 'hint' },
            'The modules whose builds take longest come first. ',
            element('a', { href: address.link({ order: 'failureRate' }) }, 'Failing modules first'),
          )
        : undefined,
      moduleTable({ modules: shown, state, address, now: context.now }),
      moreModules === 0
        ? undefined
        : element(
            'p',
            { class: 'hint' },
            `${countOf(moreModules, 'more module')} with older records ${moreModules === 1 ? 'is' : 'are'} not listed. Choose a project.`,
          ),
      organisationCards(health, branch, time, context),
    ]
  }

  const title: PageTitle | undefined = hasBuilds
    ? { ...organisationTitle(health, start.branch, time), branch: branch === defaultBranchText ? '' : branch }
    : undefined
  return {
    root,
    title,
    show(state) {
      root.replaceChildren(...partsOf(state).filter((part) => part !== undefined))
    },
    close() {},
  }
}

/** Creates the page with all entries of a card. */
function list(
  title: string,
  entries: readonly HTMLElement[],
  count: number,
  noun: string,
  address: HashState<DashboardState>,
): HTMLElement {
  return element(
    'section',
    { class: 'entries-page' },
    element('a', { class: 'back', href: address.link({ view: 'overview', item: '', query: '' }) }, '← All modules'),
    element('h2', { class: 'item-title', tabindex: '-1' }, title),
    entries.length === 0
      ? element('p', { class: 'hint' }, `No ${noun}s.`)
      : element('div', { class: 'card entries-card' }, element('ul', {}, ...entries)),
    count > entries.length
      ? element(
          'p',
          { class: 'hint' },
          `${countOf(count - entries.length, `more ${noun}`)} ${count - entries.length === 1 ? 'is' : 'are'} not listed.`,
        )
      : undefined,
  )
}
