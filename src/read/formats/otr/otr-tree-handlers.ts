import { detach } from '../../../base/text/detach.js'
import type { Attributes, ElementHandler, ElementHandlers, XmlCursor } from '../xml/xml.js'
import { detachContainer, dropTexts, mayBeContainer, type OtrElement, openOtrElement } from './otr-element.js'
import type { OtrElements } from './otr-elements.js'
import type { OtrReading } from './otr-info-handlers.js'
import { parseInstant, parseXmlDuration, timeBetween } from './otr-times.js'

const phpUnitNamespace = 'https://schema.phpunit.de/'

/** Creates the handlers of events and of the hierarchy. Both fill `reading.current`. */
export function treeHandlers(reading: OtrReading, elements: OtrElements, cursor: XmlCursor): ElementHandlers {
  const { run } = reading
  /** The form of the document; elements of the other form mean nothing. */
  let form: 'events' | 'hierarchy' | undefined
  let startedId = ''
  let finishedId = ''
  let finishedTime: string | undefined

  const begin = (attributes: Attributes, parent: OtrElement | undefined, start: string | undefined): OtrElement =>
    openOtrElement(attributes.name ?? '', {
      parentId: attributes.parentId === undefined ? undefined : detach(attributes.parentId),
      parent,
      start: parseInstant(start),
    })

  const end = (element: OtrElement): void => {
    reading.held -= element.held
    run.end(element, cursor.line)
    if (!element.hasChildren) dropTexts(element)
  }

  const endAll = (isCut: boolean): void => {
    run.endOpen(elements.endAll(), isCut)
    reading.held = 0
    reading.current = undefined
  }

  const startDocument = (next: typeof form, attributes: Attributes): void => {
    form = next
    run.ofPhpUnit ||= Object.values(attributes).some((value) => value?.startsWith(phpUnitNamespace))
  }

  const node: ElementHandler = {
    open(attributes) {
      if (form !== 'hierarchy') return
      const parent = reading.current
      if (parent !== undefined && !parent.hasChildren) {
        parent.hasChildren = true
        detachContainer(parent)
      }
      reading.current = begin(attributes, parent, attributes.start)
      reading.current.duration = parseXmlDuration(attributes.duration)
    },
    close(_text, complete) {
      const element = reading.current
      if (form !== 'hierarchy' || element === undefined) return
      reading.current = element.parent
      if (complete) end(element)
    },
  }

  return {
    events: {
      open(attributes) {
        startDocument('events', attributes)
      },
      close(_text, complete) {
        endAll(!complete)
      },
    },
    execution: {
      open(attributes) {
        startDocument('hierarchy', attributes)
      },
    },
    'execution/root': node,
    'root/child': node,
    'child/child': node,
    'events/started': {
      open(attributes) {
        if (form !== 'events') return
        const { id = '', parentId, time } = attributes
        reading.current = begin(attributes, elements.parentOf(parentId), time)
        startedId = id
        const before = elements.begin(id, reading.current)
        if (before !== undefined) run.endOpen([before], false)
      },
      close(_text, complete) {
        if (form !== 'events') return
        const begun = reading.current
        reading.current = undefined
        // An element whose type is missing may be a container.
        if (begun !== undefined && !mayBeContainer(begun)) return
        if (!complete) elements.end(startedId)
        else if (begun !== undefined) detachContainer(begun)
      },
    },
    'events/reported': {
      open({ id = '' }) {
        if (form === 'events') reading.current = elements.get(id)
      },
      close() {
        if (form === 'events') reading.current = undefined
      },
    },
    'events/finished': {
      open({ id = '', time }) {
        if (form !== 'events') return
        finishedId = id
        finishedTime = time
        reading.current = elements.get(id)
      },
      close(_text, complete) {
        if (form !== 'events' || !complete) return
        reading.current = undefined
        const element = elements.end(finishedId)
        if (element === undefined) return
        element.duration ??= timeBetween(element.start, parseInstant(finishedTime))
        end(element)
      },
    },
  }
}
