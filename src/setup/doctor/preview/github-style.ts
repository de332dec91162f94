/** The look of Markdown on GitHub (github-markdown-css has the same values), in the theme of the reader. */
export const githubStyle = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: light-dark(#ffffff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
.box { max-width: 880px; margin: 0 auto; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px }
.box > header { padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px 6px 0 0; background: light-dark(#f6f8fa, #151b23); color: light-dark(#59636e, #9198a1) }
.box > header b { color: light-dark(#1f2328, #f0f6fc) }
.bot { padding: 0 6px; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 2em; font-size: 12px }
.markdown-body { padding: 16px; overflow-wrap: break-word }
.markdown-body > :first-child { margin-top: 0 }
.markdown-body > :last-child { margin-bottom: 0 }
p, blockquote, ul, ol, table, pre, details { margin: 0 0 16px }
h1, h2, h3, h4, h5, h6 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25 }
h1 { font-size: 2em }
h2 { font-size: 1.5em }
h3 { font-size: 1.25em }
h4 { font-size: 1em }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid light-dark(#d1d9e0b3, #3d444db3) }
.box > header :is(h1, h2) { margin: 0; padding: 0; border: 0; font: inherit }
a { color: light-dark(#0969da, #4493f8); text-decoration: underline; text-underline-offset: .2rem }
ul, ol { padding-left: 2em }
li + li { margin-top: .25em }
li > p { margin-top: 16px }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid light-dark(#d1d9e0, #3d444d) }
th { font-weight: 600 }
tr:nth-child(2n) { background: light-dark(#f6f8fa, #151b23) }
code { padding: .2em .4em; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: break-spaces }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: light-dark(#f6f8fa, #151b23); line-height: 1.45 }
pre code { padding: 0; background: none; white-space: pre }
.added { background: light-dark(#dafbe1, #033a16); color: light-dark(#116329, #aff5b4) }
.removed { background: light-dark(#ffebe9, #67060c); color: light-dark(#82071e, #ffdcd7) }
sub { font-size: 75%; vertical-align: baseline; position: relative; bottom: -.25em; line-height: 0 }
summary { cursor: pointer }
hr { height: .25em; margin: 24px 0; border: 0; background: light-dark(#d1d9e0, #3d444d) }
blockquote { padding: 0 1em; border-left: .25em solid light-dark(#d1d9e0, #3d444d); color: light-dark(#59636e, #9198a1) }
blockquote > :last-child { margin-bottom: 0 }
.alert { --alert: light-dark(#0969da, #4493f8); padding: 8px 16px; border-left-color: var(--alert); color: inherit }
.alert-title { margin-bottom: 4px; color: var(--alert); font-weight: 500 }
.tip { --alert: light-dark(#1a7f37, #3fb950) }
.important { --alert: light-dark(#8250df, #ab7df8) }
.warning { --alert: light-dark(#9a6700, #d29922) }
.caution { --alert: light-dark(#cf222e, #f85149) }`
