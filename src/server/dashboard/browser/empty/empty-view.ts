import { element } from '../../../../base/browser/element.js'
import { type Api, offeredBranches } from '../answers/api.js'
import { type AvailableCoordinates, modulesOf } from '../answers/available-coordinates.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { UsualBranches } from '../state/usual-branch.js'
import type { View, ViewContext } from '../state/view.js'
import { type EmptyPage, emptyCase, type StoredBranches } from './empty-case.js'
import { emptyState } from './empty-state.js'

/** The page of an organisation asks this number of modules for their branches, the ones with the latest records. */
const askedModules = 20

/** Creates the content of a page without results: why it is empty, and a way to results. */
export function emptyView(
  page: Pick<EmptyPage, 'state' | 'branch' | 'period'>,
  usualBranches: UsualBranches,
  { address, api, available }: Pick<ViewContext, 'address' | 'api' | 'available'>,
): View {
  const stop = new AbortController()
  const root = loadingPanel(
    element('div', { class: 'results' }),
    () => element('div'),
    async () => {
      const now = Date.now()
      const [stored, defaultBranch] = await Promise.all([
        readStored(api, page.state, available(), now),
        usualBranches.defaultOf(api, page.state, page.period),
      ])
      const { sentence, reason, label, change } = emptyCase({ ...page, stored, defaultBranch, now })
      return [emptyState({ sentence, reason, action: { label, href: address.link(change) } })]
    },
    stop.signal,
  )
  return { root, show() {}, close: () => stop.abort() }
}

/** Reads the branches of the module, or of the modules of an organisation or project. */
async function readStored(api: Api, state: DashboardState, available: AvailableCoordinates, now: number): Promise<StoredBranches> {
  const { org, project, module } = state
  const known = modulesOf(available, org).filter((one) => project === '' || one.project === project)
  const places = module === '' ? known.slice(0, askedModules) : [{ project, module }]
  const found = await Promise.all(
    places.map(async (place) => (await api.storedBranches({ ...state, ...place }, now)).map((branch) => ({ ...branch, ...place }))),
  )
  const isComplete = (module !== '' || known.length <= askedModules) && found.every(({ length }) => length < offeredBranches)
  return { branches: found.flat(), isComplete }
}
