import { inFolder } from '../../paths.js'
import { operands } from '../program-words.js'
import type { Starter } from '../started.js'

/** Actions of fastlane that run tests. See https://docs.fastlane.tools/actions/ */
const testAction = /^[ \t]{0,50}(?:run_tests|scan|xctest)\b|\btask:[ \t]{0,5}["'](?:[\w:]{0,100}(?:[tT]est|check)\w{0,50})["']/m

/** Returns the lanes that fastlane runs, each with the lanes that it uses. */
export const fastlane: Starter = (words, { view, folder }) => {
  const text = view.read(inFolder(folder, 'fastlane/Fastfile')) ?? view.read(inFolder(folder, 'Fastfile'))
  const lanes = operands(words).filter((word) => !word.includes(':') && !/^(?:ios|android|mac|run)$/.test(word))
  return lanes.map((name) => ({
    task: { name: name === 'scan' ? 'test' : name, scripts: scriptsOf(text, name), folder },
  }))
}

function scriptsOf(text: string | undefined, name: string): readonly string[] | undefined {
  const lanes = new Map((text ?? '').split(/^(?=[ \t]{0,50}(?:private_)?lane[ (]{1,3}:)/m).map((lane) => [nameOf(lane), lane] as const))
  const own = lanes.get(name)
  if (own === undefined) return undefined
  const used = own
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\W/, 1)[0] ?? '')
  return [...(testAction.test(own) ? ['xcodebuild test'] : []), ...used.filter((lane) => lanes.has(lane)).map((lane) => `fastlane ${lane}`)]
}

const nameOf = (lane: string): string => /^[ \t]{0,50}(?:private_)?lane[ (]{1,3}:(\w{1,100})/.exec(lane)?.[1] ?? ''
