import { createHash } from 'node:crypto'
import type { SendRequest } from './upload-request.js'

/** The content of a blob. */
export interface BlobContent {
  /** The type with which the storage delivers it, for example `text/html`. */
  readonly type: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** A stored blob. */
export interface StoredBlob {
  /** In bytes. */
  readonly size: number
  /** The digest of the content, in hexadecimal digits. */
  readonly sha256: string
}

/** A blob has at most 50,000 blocks. */
const blockBytes = 4 * 1024 * 1024
/** The maximum number of blocks in memory. */
const activeBlocks = 5
const apiVersion = { 'x-ms-version': '2021-12-02' }

/**
 * Uploads content of unknown length to a signed address of the Azure Blob Storage, in blocks of which some are sent at the same time.
 * @see {@link https://learn.microsoft.com/rest/api/storageservices/put-block}
 */
export async function uploadBlob(address: string, { type, bytes }: BlobContent, send: SendRequest): Promise<StoredBlob> {
  // The signature covers the query, so its text must not change.
  const withQuery = (query: string) => new URL(`${address}${address.includes('?') ? '&' : '?'}${query}`)
  const hash = createHash('sha256')
  const ids: string[] = []
  let size = 0

  async function* identifiedBlocks(): AsyncGenerator<readonly [id: string, block: Buffer], void> {
    for await (const block of blocksOf(bytes)) {
      hash.update(block)
      size += block.length
      // All ids must have the same length.
      const id = Buffer.from(String(ids.length).padStart(6, '0')).toString('base64')
      ids.push(id)
      yield [id, block]
    }
  }
  const blocks = identifiedBlocks()
  const sendBlocks = async (): Promise<void> => {
    for await (const [id, body] of blocks) {
      await send('the blob storage', withQuery(`comp=block&blockid=${id}`), { method: 'PUT', headers: apiVersion, body })
    }
  }
  // An error ends the generator, and thereby all loops.
  await Promise.all(Array.from({ length: activeBlocks }, sendBlocks))
  const list = ids.map((id) => `<Latest>${id}</Latest>`).join('')
  await send('the blob storage', withQuery('comp=blocklist'), {
    method: 'PUT',
    headers: { ...apiVersion, 'content-type': 'application/xml', 'x-ms-blob-content-type': type },
    body: `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`,
  })
  return { size, sha256: hash.digest('hex') }
}

async function* blocksOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let block = Buffer.allocUnsafeSlow(blockBytes)
  let length = 0
  for await (const bytes of content) {
    for (let start = 0; start < bytes.length; ) {
      const part = bytes.subarray(start, start + blockBytes - length)
      block.set(part, length)
      start += part.length
      length += part.length
      if (length < blockBytes) continue
      yield block
      block = Buffer.allocUnsafeSlow(blockBytes)
      length = 0
    }
  }
  if (length > 0) yield block.subarray(0, length)
}
