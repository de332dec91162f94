import type { Format } from '../format.js'

/**
 * Cucumber's JSON, of which each implementation writes its own variant. Sources: cucumber/cucumber-json-schema and the output of
 * cucumber-jvm, cucumber-js, cucumber-ruby, godog and behave.
 */
export const cucumber = {
  id: 'cucumber',
  title: 'Cucumber JSON',
  include: ['**/cucumber*.json', '**/*-cucumber.json', '**/*.cucumber.json'],
  wideInclude: ['**/cucumber-reports/**/*.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    // The object inside the list is a path segment without a name.
    const has = (key: string) => head.keys.has(`[].${key}`) || head.keys.has(`[]..${key}`)
    if (has('elements') && /"(?:keyword|steps)"\s*:/.test(head.text)) return 'a list of features with elements'
    if (has('keyword') && (has('uri') || has('location'))) return 'a list of features with keyword and uri'
    // A run without scenarios. The content could have any format, so the path must contain the name.
    return /^\s*\[\s*\]\s*$/.test(head.text) && /cucumber/i.test(head.path) ? 'an empty list, and a path that says "cucumber"' : undefined
  },
  async read(source, sink) {
    const { readCucumber } = await import('./read-cucumber.js')
    await readCucumber(source, sink)
  },
} as const satisfies Format
