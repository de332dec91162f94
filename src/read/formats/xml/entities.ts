const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }

/** Resolves the entities that HTML and XML escape text with, once. */
export const unescapeEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (entity, name: string) => entities[name] ?? entity)
