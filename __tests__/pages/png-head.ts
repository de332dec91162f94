const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const kinds = ['gray', '', 'true color', 'palette', 'gray with alpha', '', 'true color with alpha']

/** Reads the size and the kind of colors from the header of a PNG file. */
export function readPngHead(bytes: Buffer) {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw new Error('The file is not a PNG file.')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), colors: kinds[bytes.readUInt8(25)] }
}
