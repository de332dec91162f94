/** Texts that need no quotes: they begin with a letter or a path, and contain nothing that ends a plain scalar. */
const plain = /^(?:[A-Za-z]|\.\/)(?:[\w ./@=,+*'"&>()[\]-]|:(?=\S))*$/

/** Words that YAML 1.1 reads as another type. */
const reserved = /^(?:y|yes|n|no|on|off|null)$/i

/** Returns a one-line text as a scalar of YAML. `true` stays a boolean, which is a text in the inputs of actions. */
export const yamlScalar = (text: string): string =>
  plain.test(text) && !reserved.test(text) && text.trim() === text ? text : `'${text.replaceAll("'", "''")}'`
