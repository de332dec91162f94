import { createHash } from 'node:crypto'
import { dashboardScript, dashboardStyle } from './assets.js'

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Nothing runs but the one script, which may ask this server alone. Trusted types forbid it to make HTML out of texts. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(dashboardScript)}`,
  `style-src ${hashOf(dashboardStyle)}`,
  "connect-src 'self'",
  // An empty icon keeps browsers from asking for one.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Build Report</title>
<link rel="icon" href="data:,">
<style>${dashboardStyle}</style>
</head>
<body>
<header><h1>Build Report</h1></header>
<main><p class="notice">The dashboard needs a script. Where scripts do not run, the data API tells the same: see <a href="docs">its description</a>.</p></main>
<script>${dashboardScript}</script>
</body>
</html>
`

/** The dashboard, whole: what `GET /` answers, with its header `Content-Security-Policy`. It holds no data, so that anybody may have it. */
export const dashboardPage = { html, contentSecurityPolicy } as const
