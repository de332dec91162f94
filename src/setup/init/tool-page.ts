import { documentationUrl } from '../../base/documentation-url.js'

/** Returns the address of the page about a tool in `docs/tools/`; without one, of the page about the formats. */
export const toolPage = (tool: string | undefined): string =>
  documentationUrl(tool === undefined ? 'docs/formats.md' : `docs/tools/${tool}.md`)
