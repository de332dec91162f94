import type { Container } from './json-nesting.js'
import { closingQuote, endsEscaped, isJsonSpace } from './json-text.js'

/** The handlers of JSON tokens. If a handler returns false, the same character is handled again. */
export interface JsonTokenHandlers {
  /** Called at the start of a string, a number or a literal. */
  begin(index: number, isString: boolean): boolean
  /** Called at the end of a string, a number or a literal. */
  end(): void
  /** Called with the content of a string, or with the part of it in the chunk. */
  text(chunk: string, from: number, to: number): void
  open(index: number, container: Container): boolean
  close(index: number, container: Container): void
  comma(index: number): void
  colon(index: number): void
  /** Called for each character except white space while it is unknown where strings end. */
  lost(index: number, character: string): boolean
  readonly isLost: boolean
  /** Whether to stop after the character. */
  readonly isDone: boolean
}

/** Separates strings, numbers and literals from brackets, commas and colons, in one pass. */
export interface JsonTokenizer {
  /** Continues at `from`. Returns the index at which it stops, or the length of the chunk. */
  read(chunk: string, from: number): number
  /** Leaves the current number or literal. */
  leave(): void
}

/** Creates a tokenizer of a text that arrives in chunks. */
export function createJsonTokenizer(handlers: JsonTokenHandlers): JsonTokenizer {
  let inWord = false
  let inString = false
  let isEscaped = false

  const continueString = (chunk: string, index: number): number => {
    const inside = isEscaped ? index + 1 : index
    const end = closingQuote(chunk, inside)
    handlers.text(chunk, index, end === -1 ? chunk.length : end)
    inString = end === -1
    isEscaped = inString && endsEscaped(chunk, inside, chunk.length)
    if (inString) return chunk.length
    handlers.end()
    return end + 1
  }

  const endWord = (): void => {
    if (inWord) handlers.end()
    inWord = false
  }

  const beginString = (index: number): boolean => {
    isEscaped = false
    inString = handlers.begin(index, true)
    return inString
  }

  const step = (index: number, character: string): boolean => {
    switch (character) {
      case '"':
        endWord()
        return beginString(index)
      case '{':
      case '[':
        endWord()
        return handlers.open(index, character)
      case '}':
      case ']':
        endWord()
        handlers.close(index, character === '}' ? '{' : '[')
        return true
      case ',':
        endWord()
        handlers.comma(index)
        return true
      case ':':
        endWord()
        handlers.colon(index)
        return true
      default:
        inWord = inWord || handlers.begin(index, false)
        return inWord
    }
  }

  return {
    read(chunk, from) {
      let index = from
      while (index < chunk.length) {
        if (inString) {
          index = continueString(chunk, index)
        } else if (isJsonSpace(chunk.charCodeAt(index))) {
          endWord()
          index += 1
        } else {
          const character = chunk[index] ?? ''
          if (handlers.isLost ? handlers.lost(index, character) : step(index, character)) index += 1
          if (handlers.isDone) return index
        }
      }
      return index
    },
    leave() {
      inWord = false
    },
  }
}
