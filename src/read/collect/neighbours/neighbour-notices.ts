import { definedFields } from '../../../base/defined-fields.js'
import { groupBy } from '../../../base/group-by.js'
import { formatCount } from '../../../base/text/counts.js'
import type { FoundNeighbour } from '../identify.js'
import type { Notice } from '../notice.js'
import { neighbourText, pluralOf } from './neighbour.js'

/** A file that is left out. */
export interface NeighbourFile {
  readonly path: string
  readonly neighbour: FoundNeighbour
}

const shownPaths = 2

/** Describes files that are left out, with one notice per kind. */
export function neighbourNotices(files: readonly NeighbourFile[]): readonly Notice[] {
  const keyOf = ({ neighbour }: NeighbourFile) =>
    neighbour.isSilent ? undefined : `${pluralOf(neighbour)} ${neighbour.isDamaged} ${neighbour.isNoticed}`
  return [...groupBy(files, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : noticeOf(first.neighbour, [first, ...others].map(shownPath)),
  )
}

const shownPath = ({ path, neighbour: { folder } }: NeighbourFile): string => folder?.exec(path)?.[0] ?? path

function noticeOf(neighbour: FoundNeighbour, all: readonly string[]): Notice {
  const { id, isUrgent, isNoticed, holdsTests } = neighbour
  const paths = [...new Set(all)]
  const [path = ''] = paths
  const advice = paths.length === 1 ? neighbour.advice : inPlural(neighbour.advice)
  const sentence = paths.length === 1 ? sentenceOf(neighbour, path) : sentenceOfSeveral(neighbour, paths)
  const isComplete = isUrgent === true && advice !== undefined
  return {
    kind: 'neighbour',
    neighbour: id,
    message: isComplete ? `${sentence} ${advice}` : sentence,
    ...definedFields({
      path: paths.length === 1 ? path : undefined,
      advice: isComplete ? undefined : advice,
      brief: holdsTests === true ? undefined : briefOf(neighbour, paths),
      isMinor: isNoticed ? undefined : true,
    }),
  }
}

/** Adapts the object of an advice to several files: `Read it` becomes `Read them`, and `Write its tests` becomes `Write their tests`. */
const inPlural = (advice: string | undefined): string | undefined =>
  advice?.replace(/^(\w{1,20}) (its?)\b/, (_, verb: string, object: string) => `${verb} ${object === 'it' ? 'them' : 'their'}`)

function sentenceOf(neighbour: FoundNeighbour, path: string): string {
  if (neighbour.isDamaged) return `${path}, ${neighbour.name}, is damaged; it is not a test result.`
  return `${path} is ${neighbourText(neighbour)}.`
}

function sentenceOfSeveral(neighbour: FoundNeighbour, paths: readonly string[]): string {
  const { isDamaged, holdsTests } = neighbour
  const names = `${paths.slice(0, shownPaths).join(', ')}${paths.length > shownPaths ? ', …' : ''}`
  const reason = isDamaged ? 'they are damaged, and they are not test results' : 'their format is not read'
  const end = isDamaged || holdsTests === true ? `: ${reason}` : ''
  return `${formatCount(paths.length)} ${pluralOf(neighbour)} were left out (${names})${end}.`
}

function briefOf(neighbour: FoundNeighbour, paths: readonly string[]): string {
  if (paths.length > 1) return `${formatCount(paths.length)} ${pluralOf(neighbour)}`
  const [name = ''] = neighbour.name.replace(/^(?:an?|the) /, '').split(' (', 1)
  return `${paths.join('')} (${name})`
}
