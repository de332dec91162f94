import { labelledField } from '../../../../base/browser/choice-field.js'
import { element } from '../../../../base/browser/element.js'

/** The list of the pipelines of a module, of which one has the jobs on the page. */
export interface PipelineField {
  readonly root: HTMLElement
  show(pipeline: string, choices: readonly string[]): void
}

/** Creates the list. */
export function pipelineField(onChosen: (name: string) => void): PipelineField {
  const collator = new Intl.Collator('en', { numeric: true })
  const select = element('select', { id: 'pipeline' })
  select.addEventListener('change', () => onChosen(select.value))
  return {
    root: labelledField('pipeline', 'Pipeline', select),
    show(pipeline, choices) {
      // A link may name a pipeline without records.
      const shown = [...new Set(pipeline === '' ? choices : [...choices, pipeline])].sort(collator.compare)
      const known = [...select.options].map((option) => option.value)
      // Replacing the options would close an open list.
      if (known.join('\n') !== shown.join('\n')) select.replaceChildren(...shown.map((each) => element('option', { value: each }, each)))
      select.value = pipeline
    },
  }
}
