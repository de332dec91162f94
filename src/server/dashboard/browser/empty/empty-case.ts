import { roughAge } from '../../../../base/text/ages.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { shortDay } from '../pieces/short-day.js'
import { allBranches, type DashboardState, initialDashboard, organisationPage } from '../state/dashboard-state.js'
import { type Period, rangeOf, rangeTitles } from '../state/period.js'

/** A branch with stored builds. */
export interface StoredBranch {
  readonly ref: string
  /** The time of its last test, in Unix ms. */
  readonly lastSeen: number
  /** The module of that test. */
  readonly project: string
  readonly module: string
}

/** The branches of a module, or of the modules of a page. */
export interface StoredBranches {
  readonly branches: readonly StoredBranch[]
  /** Whether these are all of them. */
  readonly isComplete: boolean
}

/** A page without results and what is known about its branch. */
export interface EmptyPage {
  readonly state: DashboardState
  /** The branch of the page; empty for all branches, or for the default ones. */
  readonly branch: string
  readonly period: Period
  readonly stored: StoredBranches
  /** The default branch; empty if it is unknown. */
  readonly defaultBranch: string
  readonly now: number
}

/** Why a page is empty, and a change of the state that leads to results. */
export interface EmptyCase {
  readonly sentence: string
  readonly reason: string
  readonly label: string
  readonly change: Partial<DashboardState>
}

/** Decides why a page has no results. The stored branches decide whether a branch exists, not the range. */
export function emptyCase(page: EmptyPage): EmptyCase {
  const { state, branch, period, stored } = page
  const name = displayLine(branch)
  const last = lastOf(stored.branches, branch)
  if (last === undefined) return branch === '' ? nothingStored(page) : unknownBranch(page, name)
  if (last.lastSeen < period.fromTs || last.lastSeen >= period.toTs) return outOfRange(page, last)
  if (state.module === '')
    return {
      sentence: `All builds of ${name || 'these modules'} ${timeText(page)} belong to pull requests.`,
      reason: 'The figures of modules leave them out. The page of a module shows them.',
      label: `Show ${displayLine(last.module)}`,
      change: { project: last.project, module: last.module, view: 'overview', item: '', query: '' },
    }
  if (state.view === 'jobs')
    return {
      sentence: `No job ran${onBranch(name)} ${timeText(page)}.`,
      reason: `Its last test ran ${agoText(page, last)}.`,
      label: 'Show the tests',
      change: { view: 'tests', item: '', query: '' },
    }
  return {
    sentence: `A test ran${onBranch(name)} after this page was read.`,
    reason: 'The next refresh shows it, within a minute.',
    label: 'Show all branches',
    change: { branch: allBranches },
  }
}

const onBranch = (name: string): string => (name === '' ? '' : ` on ${name}`)

const lastOf = (branches: readonly StoredBranch[], branch: string): StoredBranch | undefined =>
  branches
    .filter(({ ref }) => branch === '' || ref === branch)
    .reduce<StoredBranch | undefined>((last, each) => (last === undefined || each.lastSeen > last.lastSeen ? each : last), undefined)

function unknownBranch(page: EmptyPage, name: string): EmptyCase {
  const way = { label: `Show ${displayLine(page.defaultBranch) || 'the default branch'}`, change: { branch: initialDashboard.branch } }
  if (!page.stored.isComplete)
    return {
      sentence: `No build of ${name} ${timeText(page)}.`,
      reason: 'It is not one of the branches with the latest builds.',
      ...way,
    }
  return { sentence: `No build of ${name} is stored.`, reason: 'It was never reported, or its builds were deleted.', ...way }
}

/** Records without a branch are not listed, so that older ones may exist. */
function nothingStored(page: EmptyPage): EmptyCase {
  const { range } = page.state
  return {
    sentence: `No build ${timeText(page)}.`,
    reason: 'No build with a branch is stored.',
    ...(range === '365d'
      ? { label: 'Show all modules', change: organisationPage }
      : { label: 'Show the last year', change: { range: '365d', from: '', to: '', item: '' } }),
  }
}

function outOfRange(page: EmptyPage, last: StoredBranch): EmptyCase {
  const change = rangeOf(page.now - last.lastSeen)
  const title = change.range === 'custom' ? shortDay(last.lastSeen) : `the ${rangeTitles[change.range].toLowerCase()}`
  const name = displayLine(page.branch)
  return {
    sentence: `No build${name === '' ? '' : ` of ${name}`} ${timeText(page)}.`,
    reason: `The last one was ${agoText(page, last)}.`,
    label: `Show ${title}`,
    change: { ...change, item: '' },
  }
}

const agoText = ({ now }: EmptyPage, { lastSeen }: StoredBranch): string => `${roughAge(now - lastSeen) || 'less than a minute'} ago`

/** Returns `in the last 30 days`, or `from 4 Nov to 9 Nov` for days that the user chose. */
const timeText = ({ state, period }: EmptyPage): string =>
  state.range === 'custom'
    ? `from ${shortDay(period.fromTs)} to ${shortDay(period.toTs - 1)}`
    : `in the ${rangeTitles[state.range].toLowerCase()}`
