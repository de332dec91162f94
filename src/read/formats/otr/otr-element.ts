import { detach } from '../../../base/text/detach.js'
import type { CapturedText } from '../fields/captured-text.js'
import type { Metadata } from '../fields/metadata.js'

/** A test or a container of an Open Test Reporting file, as far as it was read. */
export interface OtrElement {
  name: string
  readonly parentId: string | undefined
  /** Undefined at the top, and if the parent starts after its child. */
  parent: OtrElement | undefined
  readonly start: number | undefined
  duration: number | undefined
  /** Only the JUnit Platform writes it. */
  type: 'TEST' | 'CONTAINER' | 'CONTAINER_AND_TEST' | undefined
  legacyName: string | undefined
  className: string | undefined
  hasMethod: boolean
  file: string | undefined
  fileLine: number | undefined
  tags: string[] | undefined
  metadata: Metadata | undefined
  stdout: CapturedText | undefined
  stderr: CapturedText | undefined
  /** The length of the texts that this element holds. */
  held: number
  status: string | undefined
  reason: string | undefined
  throwable: OtrThrowable | undefined
  expected: string | undefined
  actual: string | undefined
  hasChildren: boolean
  hasFailedChild: boolean
  /** The names of the containers down to this one, once a test needed them. */
  path: readonly string[] | undefined
}

/** An exception. */
export interface OtrThrowable {
  readonly type: string
  readonly isAssertion: boolean
  readonly text: string
}

/** Creates an element that has just begun. */
export function openOtrElement(name: string, { parentId, parent, start }: Pick<OtrElement, 'parentId' | 'parent' | 'start'>): OtrElement {
  return {
    name,
    parentId,
    parent,
    start,
    duration: undefined,
    type: undefined,
    legacyName: undefined,
    className: undefined,
    hasMethod: false,
    file: undefined,
    fileLine: undefined,
    tags: undefined,
    metadata: undefined,
    stdout: undefined,
    stderr: undefined,
    held: 0,
    status: undefined,
    reason: undefined,
    throwable: undefined,
    expected: undefined,
    actual: undefined,
    hasChildren: false,
    hasFailedChild: false,
    path: undefined,
  }
}

/**
 * Returns whether an element is a test. PHPUnit states no type: its tests have a method or, in the case of PHPT, a file without a class.
 * @param ofPhpUnit whether PHPUnit wrote the file
 */
export function isOtrTest({ hasChildren, type, hasMethod, file, className }: OtrElement, ofPhpUnit: boolean): boolean {
  if (hasChildren) return false
  if (type !== undefined) return type !== 'CONTAINER'
  return !ofPhpUnit || hasMethod || (file !== undefined && className === undefined)
}

/** Returns whether an element failed. */
export const hasFailed = ({ status }: OtrElement): boolean => status === 'FAILED' || status === 'ERRORED'

/** Returns whether an element was skipped, by itself or by a failed assumption. */
export const wasSkipped = ({ status }: OtrElement): boolean => status === 'SKIPPED' || status === 'ABORTED'

/** Returns whether an element that has begun may be a container. */
export const mayBeContainer = ({ type, hasMethod }: OtrElement): boolean => type !== 'TEST' && (type !== undefined || !hasMethod)

/** Detaches the names of a container, because it is open for long. */
export function detachContainer(element: OtrElement): void {
  element.name = detach(element.name)
  if (element.legacyName !== undefined) element.legacyName = detach(element.legacyName)
  if (element.file !== undefined) element.file = detach(element.file)
}

/**
 * Drops the texts of an element that has ended. They are slices of chunks, and V8 may keep the element until its next full collection,
 * because old tables of a Map refer to it.
 */
export function dropTexts(element: OtrElement): void {
  element.name = ''
  element.legacyName = undefined
  element.file = undefined
  element.tags = undefined
  element.metadata = undefined
  element.stdout = undefined
  element.stderr = undefined
  element.reason = undefined
  element.throwable = undefined
  element.expected = undefined
  element.actual = undefined
}

/** Marks the containers of a failed element. */
export function markFailure(element: OtrElement): void {
  for (let outer = element.parent; outer !== undefined && !outer.hasFailedChild; outer = outer.parent) outer.hasFailedChild = true
}
