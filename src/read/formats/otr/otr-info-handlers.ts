import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import { capText, createCapturedText } from '../fields/captured-text.js'
import { lineNumber } from '../fields/line-number.js'
import { addMetadata } from '../fields/metadata.js'
import { parseDuration } from '../fields/numbers.js'
import type { Attributes, ElementHandler, ElementHandlers } from '../xml/xml.js'
import type { OtrElement } from './otr-element.js'
import type { OtrRun } from './otr-run.js'

/** The state that the handlers of one file share. */
export interface OtrReading {
  /** The element that the file describes at this place. */
  current: OtrElement | undefined
  /** The length of the texts that open elements hold. */
  held: number
  readonly run: OtrRun
}

const types = ['TEST', 'CONTAINER', 'CONTAINER_AND_TEST'] as const
/** The maximum length of the output and metadata of all open elements together. Further texts are dropped. */
const maximumHeld = 16 * 1024 * 1024
const maximumCounted = 256 * 1024

/** Creates the handlers of everything that describes a test or a container. Infrastructure has none, because it names users and hosts. */
export function infoHandlers(reading: OtrReading): ElementHandlers {
  let own: Attributes = {}

  const text = (use: (element: OtrElement, value: string) => void): ElementHandler => ({
    open(attributes) {
      own = attributes
    },
    close(value, complete) {
      if (complete && reading.current !== undefined) use(reading.current, value)
    },
    text: true,
  })

  const attributes = (use: (element: OtrElement, values: Attributes) => void): ElementHandler => ({
    open(values) {
      if (reading.current !== undefined) use(reading.current, values)
    },
  })

  const hold = (element: OtrElement, length: number): boolean => {
    if (reading.held + length > maximumHeld) return false
    reading.held += length
    element.held += length
    return true
  }

  const addOutput = (element: OtrElement, stream: 'stdout' | 'stderr', value: string): void => {
    if (value === '') return
    // A longer output is cut in the middle, so it needs no further memory.
    if (element.held < maximumCounted && !hold(element, value.length)) return
    const captured = element[stream] ?? createCapturedText()
    element[stream] = captured
    captured.append(value)
  }

  const addValue = (element: OtrElement, name: string, value: string): void => {
    if (hold(element, name.length + value.length)) element.metadata = addMetadata(element.metadata, name, value)
  }

  const position = attributes((element, { line }) => {
    element.fileLine ??= lineNumber(line)
  })

  const classOf = attributes((element, { className, methodName }) => {
    if (!className) return
    // The tests of a class share the text of their container.
    element.className = element.parent?.className === className ? element.parent.className : detach(className)
    element.hasMethod = methodName !== undefined
  })

  return {
    'tags/tag': text((element, value) => {
      const tag = value.trim()
      element.tags ??= []
      if (tag !== '' && element.tags.length < recordLimits.tags && !element.tags.includes(tag)) element.tags.push(detach(tag))
    }),
    'metadata/type': text((element, value) => {
      element.type = types.find((type) => type === value.trim())
    }),
    'metadata/legacyReportingName': text((element, value) => {
      element.legacyName = value.trim()
    }),
    'metadata/testDox': {
      open() {
        reading.run.ofPhpUnit = true
      },
    },
    methodSource: classOf,
    classSource: classOf,
    fileSource: attributes((element, { path }) => {
      if (path) element.file ??= path
    }),
    classpathResourceSource: attributes((element, { resourceName }) => {
      if (resourceName) element.file ??= resourceName
    }),
    'fileSource/filePosition': position,
    'classpathResourceSource/filePosition': position,
    uriSource: attributes((element, { uri }) => {
      const path = uri === undefined ? undefined : pathOfUri(uri)
      if (path !== undefined) element.file ??= path
    }),
    'attachments/output': text((element, value) => addOutput(element, own.source === 'stderr' ? 'stderr' : 'stdout', value)),
    // JUnit 5.9 writes output as published entries.
    'data/entry': text((element, value) => {
      const { key = '' } = own
      if (key === 'stdout' || key === 'stderr') addOutput(element, key, value)
      else if (key !== '') addValue(element, key, value)
    }),
    'attachments/file': attributes((element, { path }) => {
      if (path) addValue(element, 'Attachment', path)
    }),
    'attachments/issue': attributes((element, { type, message }) => {
      if (type && message) addValue(element, `phpunit.${type}`, message)
    }),
    'attachments/resourceUsage': attributes((element, { time }) => {
      // Contains the earlier attempts of the test.
      element.duration = parseDuration(time, 1000)
    }),
    result: attributes((element, { status }) => {
      element.status = status
    }),
    'result/reason': text((element, value) => {
      element.reason = value
    }),
    'result/throwable': text((element, value) => {
      element.throwable = { type: own.type ?? '', isAssertion: own.assertionError === 'true', text: value }
    }),
    'comparisonFailure/expected': text((element, value) => {
      element.expected = capText(value)
    }),
    'comparisonFailure/actual': text((element, value) => {
      element.actual = capText(value)
    }),
  }
}

/** Returns the path of a `file:` address. */
function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith('file:') || uri.length > 4000) return undefined
  try {
    const path = decodeURIComponent(new URL(uri).pathname)
    return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path
  } catch {
    return undefined
  }
}
