import { documentationUrl } from '../../run/documentation-url.js'

/** The tools that have a page in `docs/tools/`. */
export const toolIds = [
  'pytest',
  'unittest',
  'jest',
  'vitest',
  'playwright',
  'cypress',
  'mocha',
  'node-test',
  'maven',
  'gradle',
  'kotlin',
  'sbt',
  'dotnet',
  'go',
  'rust',
  'phpunit',
  'rspec',
  'minitest',
  'ctest',
  'swift',
  'dart',
  'robot-framework',
  'cucumber',
  'behave',
  'bazel',
  'perl',
  'bats',
] as const

/** The name of a page about a tool. */
export type ToolId = (typeof toolIds)[number]

/** Returns the address of the page about a tool; without one, of the page about the formats. */
export const toolPage = (tool: ToolId | undefined): string =>
  documentationUrl(tool === undefined ? 'docs/formats.md' : `docs/tools/${tool}.md`)
