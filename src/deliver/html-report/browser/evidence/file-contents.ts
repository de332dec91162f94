import type { PageAttachment } from '../../data/page-data.js'
import { attachmentId } from '../../data/page-elements.js'
import { isShown } from '../files/file-place.js'

/** The images and videos of the open test, decoded from their data elements. */
export interface FileContents {
  /** Shows a file in an element, once the files before it are decoded. */
  fill(element: HTMLImageElement | HTMLVideoElement, file: PageAttachment): void
  /** Frees the memory of all files. Elements that show them must be gone. */
  release(): void
}

/** Creates the contents of the files of one test. Equal files are decoded once. */
export function createFileContents(): FileContents {
  const addresses = new Map<number, string>()
  const waiting: (readonly [element: HTMLImageElement | HTMLVideoElement, file: PageAttachment])[] = []
  let isDecoding = false

  function addressOf(file: PageAttachment): string | undefined {
    const { block = -1 } = file
    const known = addresses.get(block)
    if (known !== undefined) return known
    const content = contentOf(file)
    if (content === undefined) return undefined
    const address = URL.createObjectURL(content)
    addresses.set(block, address)
    return address
  }

  /** Decodes one file at a time, so that the page reacts to the user between two of them. */
  function decodeNext(): void {
    const [element, file] = waiting.shift() ?? []
    isDecoding = element !== undefined && file !== undefined
    if (element === undefined || file === undefined) return
    // The user may have opened another attempt meanwhile.
    const address = element.isConnected ? addressOf(file) : undefined
    if (address !== undefined) element.src = address
    setTimeout(decodeNext)
  }

  return {
    fill(element, file) {
      waiting.push([element, file])
      if (isDecoding) return
      isDecoding = true
      setTimeout(decodeNext)
    },
    release() {
      waiting.length = 0
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
    },
  }
}

/**
 * Decodes a file. Its type is one of those that the page shows, never one that a browser would run.
 * @returns undefined if the page does not contain it, or not completely
 */
export function contentOf(file: PageAttachment): Blob | undefined {
  const { type = '', block = -1 } = file
  const base64 = isShown(file) ? document.getElementById(attachmentId(block))?.textContent : undefined
  const bytes = base64 ? decoded(base64) : undefined
  return bytes && new Blob([bytes], { type })
}

/** A callback for each byte would take ten times as long as this loop. */
function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64)
    const bytes = new Uint8Array(text.length)
    for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index)
    return bytes
  } catch {
    // The page is truncated.
    return undefined
  }
}
