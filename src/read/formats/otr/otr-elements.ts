import { detach } from '../../../base/text/detach.js'
import { createBoundedMap } from '../events/bounded-map.js'
import { type OtrElement, openOtrElement } from './otr-element.js'

/** The elements of an event stream that have begun and not ended. */
export interface OtrElements {
  /** Returns the container of an element that begins. */
  parentOf(parentId: string | undefined): OtrElement | undefined
  /** Adds an element, and returns the one that had its id. */
  begin(id: string, element: OtrElement): OtrElement | undefined
  get(id: string): OtrElement | undefined
  /** Removes an element and completes its container, which may have begun later. */
  end(id: string): OtrElement | undefined
  /** Returns and removes all elements, in the order of their beginnings. */
  endAll(): readonly OtrElement[]
  /** The number of elements that were left out because too many were open. */
  leftOut(): number
}

/** A runner has one open test per thread, and the containers around it. */
const maximumOpen = 100_000
/** The number of containers that children may precede. */
const maximumLate = 10_000

/** Creates an empty set of elements. */
export function createOtrElements(): OtrElements {
  let open = new Map<string, OtrElement>()
  let leftOut = 0
  // Events may come in another order, so that a child precedes its container or survives it.
  const awaited = createBoundedMap<string, true>(maximumLate)
  const late = createBoundedMap<string, OtrElement>(maximumLate)
  let isOrdered = true

  const find = (id: string): OtrElement | undefined => open.get(id) ?? (isOrdered ? undefined : late.get(id))

  return {
    parentOf(parentId) {
      if (parentId === undefined) return undefined
      const parent = find(parentId)
      if (parent !== undefined) {
        parent.hasChildren = true
      } else {
        isOrdered = false
        awaited.set(detach(parentId), true)
      }
      return parent
    },
    begin(id, element) {
      const before = open.get(id)
      if (before === undefined && open.size >= maximumOpen) {
        leftOut += 1
        return undefined
      }
      if (!isOrdered && awaited.get(id)) element.hasChildren = true
      open.set(detach(id), element)
      return before
    },
    get: (id) => open.get(id),
    end(id) {
      const element = open.get(id)
      if (element === undefined) return undefined
      open.delete(id)
      if (element.parent === undefined && element.parentId !== undefined) element.parent = find(element.parentId)
      if (!isOrdered && element.hasChildren) late.set(detach(id), withoutTexts(element))
      return element
    },
    endAll() {
      const rest = [...open.values()]
      open = new Map()
      return rest
    },
    leftOut: () => leftOut,
  }
}

/** Returns a container with only what its children need. */
const withoutTexts = (element: OtrElement): OtrElement => ({
  ...openOtrElement(element.name, element),
  className: element.className,
  type: element.type,
  hasChildren: true,
  path: element.path,
})
