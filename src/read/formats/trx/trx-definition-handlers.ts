import { recordLimits } from '../../../records/limits.js'
import { addMetadata, type Metadata } from '../fields/metadata.js'
import type { Attributes, ElementHandlers } from '../xml/xml.js'
import type { TrxDefinitions } from './trx-definitions.js'

interface Definition {
  readonly id: string
  readonly tags: string[]
  className: string
  metadata: Metadata | undefined
}

const definitionElements = ['UnitTest', 'OrderedTest', 'GenericTest', 'WebTest', 'LoadTest', 'ManualTest', 'TestElement']

/** Returns the handlers of the elements that define tests. */
export function definitionHandlers(definitions: TrxDefinitions): ElementHandlers {
  let definition: Definition | undefined
  let key = ''

  const addTag = (tag: string) => {
    if (definition !== undefined && tag !== '' && definition.tags.length < recordLimits.tags) definition.tags.push(tag)
  }
  const describeBy = (name: string, value: string | undefined) => {
    if (definition !== undefined && value) definition.metadata = addMetadata(definition.metadata, name, value)
  }

  const element = {
    open({ id, priority }: Attributes) {
      definition = id === undefined ? undefined : { id, tags: [], className: '', metadata: undefined }
      describeBy('priority', priority)
    },
    close() {
      if (definition !== undefined) definitions.add(definition.id, definition)
      definition = undefined
    },
  }

  return {
    ...Object.fromEntries(definitionElements.map((name) => [name, element])),
    TestMethod: {
      open({ className }) {
        if (definition !== undefined && className !== undefined) definition.className = className
      },
    },
    TestCategoryItem: {
      open({ TestCategory }) {
        addTag(TestCategory ?? '')
      },
    },
    'Owners/Owner': {
      open({ name }) {
        describeBy('owner', name)
      },
    },
    'Property/Key': {
      close(text) {
        key = text.trim()
      },
      text: true,
    },
    'Property/Value': {
      close(text) {
        // MSTest writes types of the compiler this way.
        if (key !== '' && !key.startsWith('__')) addTag(`${key}:${text.trim()}`)
        key = ''
      },
      text: true,
    },
  }
}
