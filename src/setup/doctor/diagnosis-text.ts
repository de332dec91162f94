import picocolors from 'picocolors'
import { displayLine, displayText } from '../../base/text/display-text.js'
import { placeText } from '../../base/text/place-text.js'
import { createMarkPaints, terminalSigns } from '../../report/render/terminal-marks.js'
import type { Mark } from '../../report/tree/node.js'
import type { Diagnosis, DoctorFinding } from './finding.js'
import { findingMarks } from './finding-marks.js'
import { verdictOf } from './verdict.js'

interface TextOptions {
  readonly color: boolean
  /** Whether one line names everything that is not used. */
  readonly foldsUnused?: boolean
}

/** Writes a diagnosis as text for a terminal or a log: the verdict first, then every finding below its topic. */
export function diagnosisText(diagnosis: Diagnosis, { color, foldsUnused = false }: TextOptions): string {
  const { bold, dim } = picocolors.createColors(color)
  const paints = createMarkPaints(color)
  const sign = (mark: Mark) => paints[mark](terminalSigns[mark])

  function lines(finding: DoctorFinding): readonly string[] {
    const { status, title, details = [], cure, yaml } = finding
    const at = displayLine(placeText(finding))
    const text = displayLine(title)
    return [
      `  ${sign(findingMarks[status])} ${at === '' ? '' : `${bold(at)} `}${status === 'off' ? dim(text) : text}`,
      ...details.map((detail) => dim(`      ${displayLine(detail)}`)),
      ...(cure === undefined ? [] : [`      ${displayLine(cure)}`]),
      ...(yaml === undefined
        ? []
        : displayText(yaml)
            .split('\n')
            .map((line) => `      ${line}`)),
    ]
  }

  const { problems, warnings } = diagnosis
  const mark: Mark = problems > 0 ? 'failed' : warnings > 0 ? 'incomplete' : 'successful'
  const isFolded = ({ unused }: DoctorFinding) => foldsUnused && unused !== undefined
  const sections = diagnosis.sections.flatMap(({ title, findings }) => {
    const shown = findings.filter((finding) => !isFolded(finding))
    return shown.length === 0 ? [] : [['', bold(title), ...shown.flatMap(lines)].join('\n')]
  })
  const folded = diagnosis.sections.flatMap(({ findings }) => findings.filter(isFolded).flatMap(({ unused }) => unused ?? []))
  const names = [...new Set(folded)].join(', ')
  const rest = names === '' ? [] : ['', `${sign('skipped')} ${dim(`Not used (see --verbose): ${names}`)}`]
  return `${[`${sign(mark)} ${bold(verdictOf(diagnosis))}`, ...sections, ...rest].join('\n')}\n`
}
