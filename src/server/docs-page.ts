import { tokenStyle } from './dashboard/assets.js'
import { escaped } from './escaped.js'

// The parts of an OpenAPI document that the page uses.
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: { readonly type?: string; readonly enum?: readonly unknown[] }
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<Record<string, Response>>
}

interface Response {
  readonly description?: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>
}

/** The style sheet of {@link docsPage}. The page's Content-Security-Policy contains its hash. */
export const docsStyle = `${tokenStyle}
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--bg); color: var(--text); font: 16px/1.5 var(--sans) }
code, pre { font-family: var(--mono) }
article { border-top: 1px solid var(--line); margin-top: 2rem }
h2 code { font-size: 1.1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
pre { border: 1px solid var(--line); padding: 1rem; overflow: auto; max-height: 30rem }
.muted { color: var(--text-3) }
`

/** Renders an OpenAPI document as an HTML page without scripts. */
export function docsPage({
  info,
  paths = {},
  components = {},
}: {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths?: object
  readonly components?: { readonly schemas?: object }
}): string {
  const articles = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Readonly<Record<string, Operation>>).map(([method, operation]) =>
      article(method.toUpperCase(), path, operation),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} <small class="muted">${escaped(info.version)}</small></h1>
${(info.description ?? '')
  .split('\n\n')
  .map((paragraph) => `<p>${prose(paragraph)}</p>`)
  .join('\n')}
<p>Send your key in the header <code>Service-Api-Key</code>. For tools: <a href="v1/openapi.json">openapi.json</a>.</p>
${articles.join('\n')}
<article>
<h2>Schemas</h2>
${Object.entries(components.schemas ?? {})
  .map(([name, schema]) => schemaDetails(name, schema))
  .join('\n')}
</article>
</main>
</body>
</html>
`
}

function article(
  method: string,
  path: string,
  { summary = '', description = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  return [
    '<article>',
    `<h2><code>${escaped(`${method} ${path}`)}</code></h2>`,
    `<p><strong>${escaped(summary)}.</strong> ${prose(description)}</p>`,
    parameters.length === 0 ? '' : table('Parameters', ['Name', 'In', 'Type', 'Description'], parameters.map(parameterRow)),
    ...Object.entries(requestBody?.content ?? {})
      .slice(0, 1)
      .map(([type, { schema }]) => schemaDetails(`Content: ${type}`, schema)),
    table('Responses', ['Status', 'Meaning', 'Header fields'], Object.entries(responses).map(responseRow)),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([type, { schema }]) => schemaDetails(`Response ${status}: ${type}`, schema)),
      ),
    '</article>',
  ].join('\n')
}

const parameterRow = ({ name, in: place, required = false, description = '', schema }: Parameter): readonly string[] => [
  `<code>${escaped(name)}</code>${required ? ' (required)' : ''}`,
  escaped(place),
  escaped(schema?.enum === undefined ? (schema?.type ?? '') : schema.enum.join(' | ')),
  prose(description),
]

const responseRow = ([status, { description = '', headers = {} }]: readonly [string, Response]): readonly string[] => [
  escaped(status),
  prose(description),
  // A reference is a header of every response.
  Object.entries(headers)
    .filter(([, header]) => !('$ref' in header))
    .map(([name]) => `<code>${escaped(name)}</code>`)
    .join(' '),
]

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const heads = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table>`
}

const schemaDetails = (title: string, schema: unknown): string =>
  `<details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, undefined, 2))}</pre></details>`

/** Escapes text and turns backticks into code elements. */
const prose = (text: string): string => escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')
