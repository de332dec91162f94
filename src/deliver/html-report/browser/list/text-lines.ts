/** The fonts of the list, as in the style sheet. */
const fonts = { name: '500 14px', small: '400 12px' } as const

type ListFont = keyof typeof fonts

/** Measures texts of the list without changing the page. */
export interface TextMeasure {
  /** Returns the width of a text in px. */
  width(text: string, font: ListFont): number
  /** Returns the number of lines that a text takes at most. */
  lines(text: string, font: ListFont, room: number): number
}

/** The words whose widths are kept. Names of tests repeat their words. */
const maximumKept = 20_000

/** Digits of the page have equal widths, which a canvas does not know. */
const slack = 1.03

/** Creates a {@link TextMeasure} for the font of an element. */
export function createTextMeasure(around: Element): TextMeasure {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(around).fontFamily
  const known = new Map<string, number>()

  function width(text: string, font: ListFont): number {
    const key = `${font} ${text}`
    const kept = known.get(key)
    if (kept !== undefined || context === null) return kept ?? 0
    context.font = `${fonts[font]} ${family}`
    const measured = context.measureText(text).width * slack
    if (known.size < maximumKept) known.set(key, measured)
    return measured
  }

  return {
    width,
    lines(text, font, room) {
      const space = width(' ', font)
      let lines = 1
      let used = 0
      for (const word of text.split(/\s+/)) {
        const wide = width(word, font)
        const next = used === 0 ? wide : used + space + wide
        if (next <= room) {
          used = next
          continue
        }
        if (used > 0) lines += 1
        // A word that is wider than a line is broken anywhere.
        const full = Math.ceil(wide / room) - 1
        lines += full
        used = wide - full * room
      }
      return lines
    },
  }
}
