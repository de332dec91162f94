import { openAtomicFile } from '../../base/files/atomic-file.js'

const lineFeed = 0x0a

/**
 * Writes records to a file while they arrive. The file appears only when it is complete, and it is on the disk when the promise
 * resolves.
 * @param receive passes the records to their reader
 * @returns the number of records
 */
export async function saveExport(
  path: string,
  receive: (read: (chunks: AsyncIterable<Buffer>) => Promise<number>) => Promise<number>,
): Promise<number> {
  const file = openAtomicFile(path, 'records file')
  try {
    const records = await receive(async (chunks) => {
      let lines = 0
      for await (const chunk of chunks) {
        file.writeBytes(chunk)
        for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines += 1
      }
      return lines
    })
    file.closeDurably()
    return records
  } finally {
    file.discard()
  }
}
