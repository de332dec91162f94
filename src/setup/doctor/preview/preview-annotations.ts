import { definedFields } from '../../../base/defined-fields.js'
import { placeText } from '../../../base/text/place-text.js'
import { annotateResults, maximumOfSeverity } from '../../../deliver/reporters/annotations.js'
import type { AnnotationProperties } from '../../../host/process/actions-core.js'
import type { PreviewEntry } from './preview-entry.js'
import type { PreviewedRun } from './preview-github.js'

/** Writes the annotations as text, in the order in which a step writes them. */
export function previewAnnotations({ finished, env, folder }: PreviewedRun, areWanted: boolean): PreviewEntry {
  const texts: string[] = []
  const counts = { error: 0, warning: 0, notice: 0 }
  const write =
    (severity: keyof typeof counts) =>
    (message: string, { title, file, startLine, startColumn }: AnnotationProperties) => {
      counts[severity] += 1
      const place = placeText({ path: file, line: startLine, column: startColumn })
      texts.push([`${severity}${place === '' ? '' : ` ${place}`}`, title ?? '', message, ''].join('\n'))
    }
  annotateResults(finished, { error: write('error'), warning: write('warning'), notice: write('notice') })
  folder.write('annotations.txt', texts.join('\n'))
  const isSent = areWanted && env.GITHUB_ACTIONS === 'true'
  const note = areWanted ? 'Only a step of GitHub Actions has annotations.' : 'Switched off by the input annotations.'
  return {
    title: 'Annotations',
    files: [{ name: 'annotations.txt', label: 'text' }],
    size: (['error', 'warning', 'notice'] as const)
      .map((severity) => `${counts[severity]} of ${maximumOfSeverity} ${severity}s`)
      .join(', '),
    isSent,
    ...definedFields({ note: !isSent ? note : undefined }),
  }
}
