import { inFolder } from '../../paths.js'
import { operands, optionValue } from '../program-words.js'
import type { Starter } from '../started.js'

/** Rake, with the tasks of the Rakefile. Gems and frameworks define further tasks, which count by their names. */
export const rake: Starter = (words, { view, folder }) => {
  const file = optionValue(words, '-f', '--rakefile')
  const candidates = file === undefined ? ['Rakefile', 'rakefile', 'Rakefile.rb', 'rakefile.rb'] : [file]
  const text = candidates.flatMap((name) => view.read(inFolder(folder, name)) ?? [])[0] ?? ''
  const names = operands(words, ['-f', '--rakefile', '-C', '-j', '-I', '-r']).filter((word) => !word.includes('=') && !word.startsWith('$'))
  return (names.length === 0 ? ['default'] : names.map((name) => name.replace(/\[.*$/s, ''))).map((name) => {
    const needs = needsOf(text, name)
    // Without other needs, the standard task is nearly always the tests.
    const isTest = testTasksIn(text).has(name) || name === 'features' || name === 'cucumber' || (name === 'default' && needs.length === 0)
    return {
      task: {
        name: isTest ? 'test' : name,
        scripts: isTest || needs.length === 0 ? undefined : needs.map((need) => `rake ${need}`),
        folder,
      },
    }
  })
}

/** Returns the names of the tasks that classes of test tools define, such as `Rake::TestTask.new(:unit)`. */
const testTasksIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\b(TestTask|RSpec::Core::RakeTask|Cucumber::Rake::Task)\.new(?:[ (]{0,5}:?["']?([\w:.-]{1,100}))?/g)].map(
      ([, type = '', name]) => (name === undefined || name === 'do' ? (type === 'TestTask' ? 'test' : 'spec') : name),
    ),
  )

/** Returns the tasks that a task needs: `task default: %i[test lint]` or `task :default => [:test]`. */
function needsOf(text: string, name: string): readonly string[] {
  const starts = [`${name}: `, `"${name}": `, `:${name} => `, `:${name}=>`, `"${name}" => `, `'${name}' => `]
  return text.split('\n').flatMap((line) => {
    const rest = /^\s{0,20}task[ (]{1,5}(.{1,500})$/.exec(line)?.[1] ?? ''
    const own = starts.find((start) => rest.startsWith(start))
    if (own === undefined) return []
    const [needs = ''] = rest.slice(own.length).split(' do ', 1)
    return [...needs.replace(/%[iIwW]?|\bdo$/g, '').matchAll(/[\w:.-]{1,100}/g)].map(([need]) => need.replace(/^:/, ''))
  })
}
