import type { Format } from '../format.js'

/**
 * The JSON of RSpec. Source: `lib/rspec/core/formatters/json_formatter.rb` of rspec-core 2.14 to 3.13.
 */
export const rspec = {
  id: 'rspec',
  title: 'RSpec JSON',
  include: ['**/rspec*.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    if (head.keys.has('examples')) {
      if (head.keys.has('summary_line')) return 'examples and a summary_line'
      if (head.keys.has('summary.example_count')) return 'examples and a summary.example_count'
      // The summary follows the examples, which may be long.
      const isExample = /"full_description"\s*:/.test(head.text) && /"(?:file_path|line_number)"\s*:/.test(head.text)
      return isExample ? 'examples with a full_description' : undefined
    }
    // The messages precede the examples, and may be long.
    const isMessage = head.keys.has('messages') && /"messages"\s*:\s*\[\s*"\\nAn error occurred /.test(head.text)
    return isMessage ? 'a message of RSpec' : undefined
  },
  async read(source, sink) {
    const { readRspec } = await import('./read-rspec.js')
    await readRspec(source, sink)
  },
} as const satisfies Format
