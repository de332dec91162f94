import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { keptOfTooLong, type LineHandlers } from '../../../records/line-reader.js'
import { parseProveLine } from './prove-line.js'
import { createTapDocument } from './tap-document.js'
import { parseTapLine, type TapLine } from './tap-line.js'
import type { TapTarget } from './tap-target.js'
import { createYamlBlock, type YamlBlock } from './yaml-block.js'
import { indentationOf } from './yaml-fields.js'

/** Reads the lines of one file. */
export interface TapRun extends LineHandlers {
  end(): void
}

const colours = /\u001b\[[\d;]{0,50}m/g

// Linux: `[    1.234567] ok 1 cart`.
const kernelTime = /^\[ {0,10}\d{1,12}\.\d{1,9}\] ?/

/** Creates a reader of the lines of one file, which recognises what each of them is. */
export function createTapRun(target: TapTarget): TapRun {
  const document = createTapDocument(target)
  let yaml: YamlBlock | undefined
  let lastLine = 0
  let isBroken = false
  let hasLongLine = false

  /** Returns whether the line belongs to a YAML block. */
  const takeYaml = (text: string): boolean => {
    const place = yaml?.add(text)
    if (yaml === undefined || place === 'inside') return place === 'inside'
    document.yaml(yaml.lines())
    yaml = undefined
    return place === 'end'
  }

  const breakOff = (what: string): void => {
    isBroken = true
    document.fail(what, '', lastLine)
  }

  const takeTapLine = (tap: TapLine, column: number, text: string, isCut: boolean): void => {
    if (isCut && tap.kind === 'point') takeCutPoint(tap, column, text)
    else if (isCut && tap.kind === 'plan' && tap.count !== document.points())
      breakOff('The file ends inside of a plan: it was cut. If the last line is complete, add a line break to it')
    else document.tapLine(tap, column, lastLine, text)
  }

  /**
   * Takes a test point without a line break. It is complete if a plan has foreseen it as the last one, because many scripts remove the
   * last line break of the output. If that is unknown, its result counts, but half of its name may be missing. If the plan requires more
   * tests, the file was cut.
   */
  const takeCutPoint = (tap: TapLine & { kind: 'point' }, column: number, text: string): void => {
    const isLast = document.isLast(tap.point, column)
    if (isLast !== false) document.tapLine(tap, column, lastLine, text)
    if (isLast !== true) breakOff('The file ends inside of a test point: it was cut. If the last line is complete, add a line break to it')
  }

  const takeLine = (text: string, isCut: boolean): void => {
    if (takeYaml(text)) return
    let clean = text.includes('\u001b') ? text.replace(colours, '') : text
    if (clean.startsWith('[')) clean = clean.replace(kernelTime, '')
    const column = indentationOf(clean)
    if (column === clean.length) {
      document.text('', 0, lastLine)
      return
    }
    const own = clean.slice(column)
    if (own.startsWith('---') && own.trimEnd() === '---' && document.takesYaml(column)) {
      yaml = createYamlBlock(column)
      return
    }
    const tap = parseTapLine(own)
    const mayBeProve = column === 0 && (tap === undefined || (tap.kind === 'point' && document.isProved()))
    const prove = mayBeProve ? parseProveLine(own) : undefined
    if (prove !== undefined && document.proveLine(prove, lastLine)) return
    if (tap === undefined) document.text(text, column, lastLine)
    else takeTapLine(tap, column, text, isCut)
  }

  return {
    line(text, number, isCut) {
      lastLine = number
      takeLine(text, isCut)
    },
    tooLong(start, number) {
      lastLine = number
      if (yaml !== undefined) return
      if (parseTapLine(start.trimStart())?.kind === 'point') {
        document.fail(`This line is longer than 16 MiB, and only its first ${keptOfTooLong} characters were read`, '', number)
        takeLine(cutWithMargin(start, keptOfTooLong), false)
      } else if (!hasLongLine) {
        hasLongLine = true
        target.sink.problem({ severity: 'warning', message: 'This line is longer than 16 MiB and was left out.', line: number })
      }
    },
    end() {
      if (yaml !== undefined) {
        document.yaml(yaml.lines())
        breakOff('The file ends inside of a YAML block: it was cut')
      }
      document.end(lastLine, isBroken)
    },
  }
}
