import type { Format } from '../format.js'
import { describeHead, type Head } from '../head.js'
import { documentStarts } from '../json/document-in-text.js'

/** The messages that a stream may start with, also after tools have removed the first ones, with a field that each contains. */
const firstMessages: Readonly<Record<string, string | undefined>> = {
  meta: 'protocolVersion',
  source: 'mediaType',
  gherkinDocument: 'uri',
  parseError: 'source',
  pickle: 'astNodeIds',
  hook: 'sourceReference',
  stepDefinition: 'pattern',
  parameterType: 'regularExpressions',
  undefinedParameterType: 'expression',
  testRunStarted: 'timestamp',
  testRunHookStarted: 'hookId',
  testCase: 'pickleId',
  testCaseStarted: 'testCaseId',
}

/**
 * Cucumber Messages: one envelope per line, whose only key is the type of its message.
 * Sources: cucumber/messages and the samples of its compatibility kit.
 */
export const cucumberMessages = {
  id: 'cucumber',
  title: 'Cucumber Messages',
  include: ['**/*cucumber*.ndjson'],
  wideInclude: ['**/*messages*.ndjson'],
  readsLines: true,
  matches(head) {
    const first = messageIn(head)
    if (first !== undefined) return first
    // Other output may precede the first message.
    for (const start of documentStarts(head.text)) {
      const message = messageIn(describeHead(head.path, head.text.slice(start)))
      if (message !== undefined) return message
    }
    return undefined
  },
  async read(source, sink) {
    const { readCucumberMessages } = await import('./read-cucumber-messages.js')
    await readCucumberMessages(source, sink)
  },
} as const satisfies Format

function messageIn(head: Head): string | undefined {
  if (head.kind !== 'json') return undefined
  const [name, ...others] = [...head.keys].filter((key) => !key.includes('.'))
  if (name === undefined || others.length > 0 || !Object.hasOwn(firstMessages, name)) return undefined
  return head.keys.has(`${name}.${firstMessages[name]}`) ? `first message "${name}" of Cucumber` : undefined
}
