import type { Format } from '../format.js'

/** Robot Framework's output.json, since version 7.2. Source: `doc/schema/result.json`. */
export const robotJson = {
  id: 'robot',
  title: 'Robot Framework JSON',
  include: ['**/rebot*.json'],
  wideInclude: ['**/output.json', '**/robot*.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    if (head.keys.has('suite') && /"generator"\s*:\s*"(?:Robot|Rebot)\b/.test(head.text)) return 'generator "Robot" and a suite'
    // Written by `TestSuite.to_json`.
    return /^\s*\{\s*"id"\s*:\s*"s1"/.test(head.text) && (head.keys.has('suites') || head.keys.has('tests'))
      ? 'a suite with id "s1"'
      : undefined
  },
  async read(source, sink) {
    const { readRobotJson } = await import('./read-robot-json.js')
    await readRobotJson(source, sink)
  },
} as const satisfies Format
