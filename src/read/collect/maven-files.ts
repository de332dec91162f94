import { definedFields } from '../../base/defined-fields.js'
import type { Collector } from './collector.js'
import { patternLines } from './pattern.js'

/** None of them is without wildcards, because the user does not name these files. */
const names = ['failsafe-summary*.xml', '*.dump', '*.dumpstream']

/**
 * Returns collectors of the files that Surefire and Failsafe write beside `TEST-*.xml` if patterns of the user match only those: the summary
 * of Failsafe states errors that no other file has, and a crash log why tests are missing.
 */
export const mavenCollectors = (collectors: readonly Collector[]): readonly Collector[] =>
  collectors.flatMap(({ key, include, exclude, wellKnown, named }): readonly Collector[] => {
    if (key === 'files' || wellKnown === true) return []
    const folders = new Set(patternLines(include).flatMap((pattern) => /^([^!].*[\\/]|)TEST-[^\\/]*$/.exec(pattern)?.[1] ?? []))
    const patterns = [...folders].flatMap((folder) => names.map((name) => folder + name))
    if (patterns.length === 0) return []
    return [{ key: 'junit', include: patterns, exclude, metadata: {}, wellKnown: true, wide: patterns, ...definedFields({ named }) }]
  })
