import type { HashState } from '../../../../base/browser/hash-state.js'
import type { RunData } from '../../data/page-data.js'
import type { Navigation } from '../page-context.js'
import { linkId } from '../test-id.js'
import type { TestModel } from '../test-model.js'
import { initialState, type ViewState } from '../view-state.js'
import { shareLink } from './share-link.js'

/** Creates the navigation of the page. */
export function createNavigation(model: TestModel, address: HashState<ViewState>, run: () => RunData | undefined): Navigation {
  /** Whether the current entry of the browser's history was added by opening a test or cause from its list. */
  let isPushed = false
  window.addEventListener('popstate', () => {
    isPushed = false
  })

  const ofTest = (test: number): Partial<ViewState> => ({ tab: 'tests', test: linkId(model, test) })
  const ofCause = (cause: number): Partial<ViewState> => ({ tab: 'causes', cause: model.causes[cause]?.id })
  const ofSearch = (query: string): Partial<ViewState> => ({ tab: 'tests', query, shown: [], test: undefined })
  const open = (change: Partial<ViewState>) => {
    address.change(change, 'push')
    isPushed = true
  }

  return {
    openTest: (test) => open(ofTest(test)),
    openCause: (cause) => open(ofCause(cause)),
    openTab(tab) {
      isPushed = false
      // The tab link leads to the list: on a phone, the open test would cover it.
      address.change({ tab, test: tab === 'tests' ? address.state().test : undefined, cause: undefined }, 'push')
    },
    search: (query) => open(ofSearch(query)),
    close() {
      if (isPushed) window.history.back()
      else address.change({ test: undefined, cause: undefined }, 'replace')
      isPushed = false
    },
    testHref: (test) => address.link({ ...initialState, ...ofTest(test) }),
    causeHref: (cause) => address.link({ ...initialState, ...ofCause(cause) }),
    tabHref: (tab) => address.link({ ...initialState, tab }),
    searchHref: (query) => address.link({ ...initialState, ...ofSearch(query) }),
    shareLink: (href) => shareLink(window.location, href, run()?.runUrl),
  }
}
