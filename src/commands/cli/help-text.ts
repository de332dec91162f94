import type { Command } from 'commander'

const examples: readonly (readonly [line: string, purpose: string])[] = [
  ['init', 'set up a repository'],
  ['report', 'report what the tests wrote'],
  ['report results/ --html page.html', 'read a folder, write a page'],
  ['doctor', 'find what is missing'],
]

/** Returns the end of the help: examples, or below a command the options that it shares with all others. */
export function helpEnd(command: Command): string {
  if (command.parent !== null) return `\nOptions of every command (see build-report --help):\n  ${sharedOptions(command)}`
  const width = Math.max(...examples.map(([line]) => line.length))
  return ['', 'Examples:', ...examples.map(([line, purpose]) => `  build-report ${line.padEnd(width)}  ${purpose}`)].join('\n')
}

function sharedOptions(command: Command): string {
  let program = command
  while (program.parent !== null) program = program.parent
  return program.options.flatMap(({ long, short }) => (short === undefined ? (long ?? []) : [])).join(', ')
}
