import type { Scope } from '../../../report/content/scope.js'
import { changeWords } from '../../../report/content/verdicts/change-counts.js'
import { type ChangeKind, changeFacts } from '../../../report/content/verdicts/change-words.js'
import { plainText } from '../../../report/content/verdicts/verdict-facts.js'
import { terminalSigns } from '../../../report/render/terminal-marks.js'
import { terminalTitle, wordColumns } from './failed-test.js'
import { moreLine, type Painter } from './painter.js'

/** The tests of each kind of change. */
const maximumChanged = 5

/** The word of each kind in the column of the marks. */
const words: Readonly<Record<ChangeKind, string>> = { gone: 'gone', newlySkipped: 'skipped', slower: 'slower' }

const kinds = Object.keys(changeWords) as ChangeKind[]

/** Names the first tests of each kind of change: those that are gone, newly skipped and slower. */
export const changedTests = (scope: Scope, painter: Painter): readonly string[] => kinds.flatMap((kind) => changed(kind, scope, painter))

function changed(kind: ChangeKind, scope: Scope, painter: Painter): readonly string[] {
  const { count = 0, tests = [] } = scope.summary.changes?.[kind] ?? {}
  const shown = tests.slice(0, maximumChanged)
  if (shown.length === 0) return []
  const begin = painter.quiet(`${terminalSigns.skipped} ${`${words[kind]} `.padEnd(wordColumns)}`)
  const lines = shown.flatMap((test) => terminalTitle(test, begin, changeFacts(kind, test, scope).map(plainText), painter))
  return [...lines, ...moreLine(count - shown.length, `more ${changeWords[kind]} test`, painter)]
}
