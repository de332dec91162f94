/** The first bytes of zip archives: with files, empty, and in several parts. */
const zipFronts = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']

/**
 * Returns the kind of an archive; undefined for another file. An archive may contain the text of a result file without compression.
 * @param text the first characters
 */
export function archiveKind(text: string): 'gzip' | 'zip' | undefined {
  if (zipFronts.some((front) => text.startsWith(front))) return 'zip'
  // The second byte of gzip (RFC 1952) depends on how the text was decoded. The third is the only method of compression.
  return text.startsWith('\x1f') && text[2] === '\x08' ? 'gzip' : undefined
}
