import { innerFolder } from './inner-folder.js'
import type { Starter } from './started.js'

/** Returns how a file is followed that a command runs; undefined if the program is not a path. Only scripts of shells are read. */
export function fileTask(program: string): Starter | undefined {
  if (!/[\\/]|\.(?:[cm]?[jt]s|py|rb|pl|php|lua|sh|bash|ps1|R|jl)$/.test(program)) return undefined
  return (words, { view, folder }) => {
    const path = innerFolder(folder, program)
    const text = view.has(path) ? view.read(path) : undefined
    const isShell = text !== undefined && (/\.(?:sh|bash|bat|cmd|ps1)$/.test(path) || /^#!.{0,50}\b(?:ba|z|da|k)?sh\b/.test(text))
    // The tests of many projects are one mode of a script for everything, as in `./build.sh test`.
    const mode = /^-{0,2}tests?$/.test(words[0] ?? '') ? words[0] : undefined
    const name = mode ?? path.split('/').slice(-2).join('/')
    return [{ task: { name, scripts: isShell ? [text] : undefined, folder } }]
  }
}
