import { createHash } from 'node:crypto'

/** The inline parts of a page, and what it needs beyond them. */
interface PageParts {
  readonly style: string
  readonly scripts?: readonly string[]
  /** Whether the scripts show images and videos that the page contains. */
  readonly showsFiles?: boolean
  /** More directives, such as `connect-src 'self'`. */
  readonly directives?: readonly string[]
}

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * Inline scripts are allowed by their hashes. Trusted types forbid them to parse text as HTML. An empty icon keeps browsers from requesting
 * one.
 */
const scriptDirectives = (scripts: readonly string[], showsFiles: boolean): readonly string[] => [
  `script-src ${scripts.map(hashOf).join(' ')}`,
  ...(showsFiles ? ['img-src blob: data:', 'media-src blob:'] : ['img-src data:']),
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** Returns the Content-Security-Policy of a page that loads nothing and runs no script but its own. */
export const contentSecurityPolicy = ({ style, scripts = [], showsFiles = false, directives = [] }: PageParts): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(scripts.length === 0 ? [] : scriptDirectives(scripts, showsFiles)),
    "base-uri 'none'",
    "form-action 'none'",
    ...directives,
  ].join('; ')
