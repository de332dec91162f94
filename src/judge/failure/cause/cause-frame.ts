import { definedFields } from '../../../base/defined-fields.js'
import { stablePath } from './stable-path.js'
import type { OwnFrame } from './trace-line.js'

/** A function of the project in a stack trace. */
export interface CauseFrame {
  /** Without the folder of the machine, as far as the trace permits. With forward slashes. */
  readonly file: string
  /** From 1. It is not a part of a cause's id, because it differs between builds. */
  readonly line?: number
  readonly function?: string
}

/** The beginning of an address of a source file: in a bundle, on a development server. */
const origin =
  /^(?:webpack(?:-internal)?:\/\/\/?(?:[\w@-]{1,100}\/)?(?:\(\w{1,100}\)\/)?|https?:\/\/[^/]{1,200}(?:\/@fs(?=\/))?\/?|file:\/\/(?=\/))/

/** Makes a frame independent of the machine. */
export const causeFrame = ({ file, line, function: name }: Omit<OwnFrame, 'isHelper'>): CauseFrame => ({
  file: stablePath(file.replace(origin, '').replace(/^\/(?=[A-Za-z]:\/)/, '')),
  ...definedFields({ line, function: name }),
})

/** Returns the file of a frame for display, without the sign that stands for the folder of temporary files. */
export const shownFile = ({ file }: Pick<CauseFrame, 'file'>): string => file.replace(/^#\//, '')

/** Returns whether a function has a namespace, as in Java and .NET, whose traces may lack the file. */
export const isQualified = (name: string | undefined): boolean => name !== undefined && /^\w[\w$]*(?:\.[\w$ ]+){2,}$/.test(name)
