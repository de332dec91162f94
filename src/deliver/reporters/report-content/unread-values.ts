import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import type { Problem } from '../../../records/problem.js'
import type { PropertyReading } from '../../../report/content/property-reading.js'
import type { PropertyComponent } from '../../../report/content/template-properties.js'
import type { FinishedRun } from '../../../run/run.js'

const maximumNameLength = 100
const maximumFault = 300

type ReadComponent = Pick<PropertyComponent, 'name'> & { readonly reading: PropertyReading }

type Sources = Pick<FinishedRun, 'prepared' | 'judged'>

const faultOf = ({ path, line, message }: Problem): string =>
  [path, line, ` ${message}`]
    .filter((part) => part !== undefined)
    .join(':')
    .trim()

/** Returns the reason why a value of an earlier build is missing or outdated; undefined if it is neither, or if no build exists yet. */
function whyUnread(isFound: boolean, isMedian: boolean, { prepared, judged }: Sources): string | undefined {
  const { files, server } = prepared.earlierBuilds.faults()
  // A median is made of the builds in the history.
  const [fault] = isMedian ? [] : [...files, ...(isFound ? [] : server)]
  if (fault !== undefined) return faultOf(fault)
  return isFound ? undefined : judged.historyFault
}

const namesEarlierBuild = ({ value = {} }: PropertyComponent): boolean => Object.keys(value).length > 0

/**
 * Returns one sentence for each property that cannot be judged, because the value that it is compared with, or the value itself, belongs to
 * an earlier build that could not be read. Returns undefined in its place for any other property.
 * @param read the properties with their values, in the same order
 */
export function unreadValues(
  asked: readonly PropertyComponent[],
  read: readonly ReadComponent[],
  sources: Sources,
): readonly (string | undefined)[] {
  return asked.map((property, index) => {
    const { name, baseline } = property
    const { reading } = read[index] ?? {}
    if (reading === undefined) return undefined
    const isValueFound = reading.value !== undefined
    const whyValue = isValueFound || !namesEarlierBuild(property) ? undefined : whyUnread(false, false, sources)
    const whyBaseline =
      !isValueFound || baseline?.expectedTrend === undefined
        ? undefined
        : whyUnread(reading.baseline?.value !== undefined, baseline.over !== undefined, sources)
    const why = whyValue ?? whyBaseline
    if (why === undefined) return undefined
    const what = whyValue === undefined ? 'baseline' : 'value'
    const fault = withoutFullStop(shorten(displayLine(why), maximumFault))
    return `The ${what} of ${JSON.stringify(shorten(displayLine(name), maximumNameLength))} could not be read (${fault}).`
  })
}
