import { placeText } from '../../base/text/place-text.js'
import { renderGithubMarkdown } from '../../report/render/github-markdown.js'
import type { Block, Inline } from '../../report/tree/node.js'
import { badge, inlineCode, lineBreak, paragraph, small, strong, text, yaml as yamlBlock } from '../../report/tree/node-builders.js'
import type { Diagnosis, DoctorFinding, FindingSection } from './finding.js'
import { findingMarks } from './finding-marks.js'
import { verdictOf } from './verdict.js'

/** GitHub drops a summary of more than 1 MiB. */
const maximumFindings = 200

/** Writes a diagnosis as the Markdown of a job summary: problems and warnings first, then every finding below its topic. */
export function diagnosisMarkdown(diagnosis: Diagnosis): string {
  const { problems, warnings, sections } = diagnosis
  const mark = problems > 0 ? 'failed' : warnings > 0 ? 'incomplete' : 'successful'
  return renderGithubMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: [badge(mark), text(` ${verdictOf(diagnosis)}`)] },
      ...sections.flatMap(sectionBlocks),
    ],
  })
}

function sectionBlocks({ title, findings }: FindingSection): readonly Block[] {
  const shown = findings.slice(0, maximumFindings)
  const more = findings.length - shown.length
  return [
    { type: 'heading', depth: 3, children: [text(title)] },
    { type: 'list', ordered: false, children: shown.map((finding) => ({ type: 'listItem', children: blocksOf(finding) })) },
    ...(more > 0 ? [paragraph(text(`and ${more} more: see the log of the step`))] : []),
  ]
}

function blocksOf({ status, title, details = [], cure, yaml, ...place }: DoctorFinding): readonly Block[] {
  const at = placeText(place)
  const shown = status === 'problem' || status === 'warning' ? strong(title) : text(title)
  const lines: readonly (readonly Inline[])[] = [
    [
      ...(status === 'off' ? [text('– ')] : [badge(findingMarks[status]), text(' ')]),
      ...(at === '' ? [] : [inlineCode(at), text(' ')]),
      shown,
    ],
    ...details.map((detail) => [small(text(detail))]),
    ...(cure === undefined ? [] : [[text(cure)]]),
  ]
  return [
    paragraph(...lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]))),
    ...(yaml === undefined ? [] : [yamlBlock(yaml)]),
  ]
}
