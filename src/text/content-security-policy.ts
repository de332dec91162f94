import { createHash } from 'node:crypto'

/** The inline parts of a page, and what it needs beyond them. */
interface PageParts {
  readonly style: string
  readonly script?: string
  /** More directives, such as `connect-src 'self'`. */
  readonly directives?: readonly string[]
}

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** An inline script is allowed by its hash. Trusted types forbid it to parse text as HTML. An empty icon keeps browsers from requesting one. */
const scriptDirectives = (script: string): readonly string[] => [
  `script-src ${hashOf(script)}`,
  'img-src data:',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** Returns the Content-Security-Policy of a page that loads nothing and runs no script but its own. */
export const contentSecurityPolicy = ({ style, script, directives = [] }: PageParts): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : scriptDirectives(script)),
    "base-uri 'none'",
    "form-action 'none'",
    ...directives,
  ].join('; ')
