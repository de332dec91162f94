import { type CapturedText, createCapturedText } from './captured-text.js'

type Target<Field extends string> = { [field in Field]?: string | undefined }

/** Appends lines to text fields of one object at a time. Each field is capped like a captured text. */
export interface FieldAppender<Field extends string> {
  add(target: Target<Field>, field: Field, text: string): void
  /** Completes the fields of an object. Nothing may be added to it afterwards. */
  finish(target: Target<Field>): void
}

/** Creates an appender. It caps a field once, because capping it after each line would copy 64 Ki characters for a line of ten. */
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
