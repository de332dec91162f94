/** Returns a number that differs for different texts, except by chance (FNV-1a). An attacker can easily find a collision. */
export function textDigest(text: string): number {
  let digest = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193)
  return digest | 0
}
