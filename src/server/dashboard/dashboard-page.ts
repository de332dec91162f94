import { contentSecurityPolicy } from '../../base/text/content-security-policy.js'
import { symbolSheet } from '../../base/text/symbols.js'
import { dashboardScript, dashboardStyle } from './assets.js'

/** The script may send requests to this server only. */
const policy = contentSecurityPolicy({
  style: dashboardStyle,
  scripts: [dashboardScript],
  directives: ["connect-src 'self'", "frame-ancestors 'none'"],
})

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
${symbolSheet()}
<header><p class="bar-row brand">Build Report</p></header>
<main><p class="notice">The dashboard needs JavaScript. Without it, use the <a href="docs">data API</a>, which returns the same data.</p></main>
<script>${dashboardScript}</script>
</body>
</html>
`

/** The response of `GET /`: the whole dashboard, and its header `Content-Security-Policy`. It holds no data, so no key is needed. */
export const dashboardPage = { html, contentSecurityPolicy: policy } as const
