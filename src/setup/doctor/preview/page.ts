import { escapePreviewHtml } from './safe-html.js'

/** A page of a preview. */
export interface PageContent {
  readonly title: string
  readonly style: string
  /** Safe HTML. */
  readonly body: string
}

/** The page runs no script and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Hides a heading that the imitated page does not have. */
const hiddenStyle =
  '\n.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }'

/** Writes a page that needs no other file. */
export const pageHtml = ({ title, style, body }: PageContent): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapePreviewHtml(title)}</title>
<style>${style}${hiddenStyle}</style>
</head>
<body>
${body}
</body>
</html>
`
