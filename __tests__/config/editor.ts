import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { publishedSchema } from '../../src/config/published-schema.js'

// The service that Visual Studio Code uses for files with the language JSON.
const service = getLanguageService({ schemaRequestService: async () => JSON.stringify(publishedSchema()) })
const schema = String(publishedSchema().$id)
service.configure({ validate: true, allowComments: false, schemas: [{ uri: schema, fileMatch: ['.service.json'] }] })

const open = (text: string) => {
  const document = TextDocument.create('file:///project/.service.json', 'json', 1, text)
  return { document, parsed: service.parseJSONDocument(document) }
}

/** Returns the problems that Visual Studio Code shows for a configuration file. */
export async function diagnosticsOf(text: string): Promise<readonly string[]> {
  const { document, parsed } = open(text)
  return (await service.doValidation(document, parsed)).map(({ message }) => (typeof message === 'string' ? message : message.value))
}

/** Returns what Visual Studio Code offers at the `|` in a configuration file, in alphabetical order. */
export async function completionsOf(text: string): Promise<readonly string[]> {
  const offset = text.indexOf('|')
  const { document, parsed } = open(text.replace('|', ''))
  const list = await service.doComplete(document, document.positionAt(offset), parsed)
  return (list?.items ?? []).map(({ label }) => label).sort()
}
