import { type CapturedText, createCapturedText } from './captured-text.js'

type Target<Field extends string> = { [field in Field]?: string | undefined }

/** Fields of one object after the other that grow line by line, each within the cap of a captured text. */
export interface FieldAppender<Field extends string> {
  add(target: Target<Field>, field: Field, text: string): void
  /** Completes the fields of an object to which nothing more is added. */
  finish(target: Target<Field>): void
}

/** Creates growing texts. To cap a field again for each line would take a copy of 64 Ki characters for a line of ten. */
export function createFieldAppender<Field extends string>(): FieldAppender<Field> {
  const longer = new Map<Field, CapturedText>()
  let owner: Target<Field> | undefined
  return {
    add(target, field, text) {
      if (owner !== target) longer.clear()
      owner = target
      const first = target[field]
      if (first === undefined) {
        longer.delete(field)
        target[field] = text
        return
      }
      let captured = longer.get(field)
      if (captured === undefined) {
        captured = createCapturedText()
        captured.append(first)
        longer.set(field, captured)
      }
      captured.append(`\n${text}`)
    },
    finish(target) {
      if (longer.size === 0 || owner !== target) return
      for (const [field, captured] of longer) target[field] = captured.take()
      longer.clear()
    },
  }
}
