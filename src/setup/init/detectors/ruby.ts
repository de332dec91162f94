import { definedFields } from '../../../base/defined-fields.js'
import type { Detector, Step, SurveyFinding } from '../finding.js'
import { folderOf, inFolder, isWithin } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'

/** Finds RSpec and Minitest. */
export const detectRuby: Detector = (view) =>
  view.named('Gemfile').flatMap((path) => {
    const folder = folderOf(path)
    const has = (name: string | RegExp) => view.named(name).some((file) => isWithin(folderOf(file), folder))
    const files = [path, ...view.named(/\.gemspec$/).filter((file) => folderOf(file) === folder), inFolder(folder, 'Gemfile.lock')]
    const gems = files.map((file) => view.read(file) ?? '').join('\n')
    const naming = files.find((file) => /\brspec/.test(view.read(file) ?? ''))
    const hasTests = has(/^test_.{1,200}\.rb$|_test\.rb$/)
    return [
      ...(naming !== undefined && has(/_spec\.rb$/) ? [rspecOf(view, folder, { path, gems, naming })] : []),
      ...(hasTests ? [minitestOf(view, folder, path, gems)] : []),
    ]
  })

function setupOf(view: RepositoryView, folder: string): readonly Step[] {
  // Without an input, setup-ruby reads the version from one of these files.
  const hasVersion = view.has(inFolder(folder, '.ruby-version')) || /^ruby\s/m.test(view.read(inFolder(folder, '.tool-versions')) ?? '')
  return [
    {
      uses: 'ruby',
      with: {
        ...definedFields({ 'ruby-version': !hasVersion ? '3.4' : undefined }),
        'bundler-cache': 'true',
        ...definedFields({ 'working-directory': folder !== '' ? folder : undefined }),
      },
    },
  ]
}

interface Gems {
  /** The path of the Gemfile. */
  readonly path: string
  /** The text of all files that name gems. */
  readonly gems: string
  /** The file that names RSpec. */
  readonly naming: string
}

function rspecOf(view: RepositoryView, folder: string, { path, gems, naming }: Gems): SurveyFinding {
  return {
    tool: 'rspec',
    title: 'RSpec',
    job: 'ruby',
    folder,
    because: `${naming} has the gem rspec`,
    setup: setupOf(view, folder),
    test: { run: 'bundle exec rspec --format progress --format RspecJunitFormatter --out junit-rspec.xml', folder },
    format: 'junit',
    files: ['junit-rspec.xml'],
    additions: gems.includes('rspec_junit_formatter')
      ? []
      : [{ why: 'RSpec writes JUnit XML only with this gem', file: path, lines: ["gem 'rspec_junit_formatter', group: :test"] }],
  }
}

function minitestOf(view: RepositoryView, folder: string, path: string, gems: string): SurveyFinding {
  const helper = inFolder(folder, 'test/test_helper.rb')
  const isRails = view.has(inFolder(folder, 'bin/rails'))
  const hasReporter = (view.read(helper) ?? '').includes('JUnitReporter')
  return {
    tool: 'minitest',
    title: 'Minitest',
    job: 'ruby',
    folder,
    because: `there is ${path}, with tests such as ${view.named(/^test_.{1,200}\.rb$|_test\.rb$/).find((file) => isWithin(folderOf(file), folder))}`,
    setup: setupOf(view, folder),
    test: { run: isRails ? 'bin/rails test' : 'bundle exec rake test', folder },
    format: 'junit',
    files: ['test-reports/TEST-*.xml'],
    additions: [
      ...(gems.includes('minitest-reporters')
        ? []
        : [{ why: 'Minitest writes JUnit XML only with this gem', file: path, lines: ["gem 'minitest-reporters', group: :test"] }]),
      ...(hasReporter
        ? []
        : [
            {
              why: 'It selects the reporter',
              file: helper,
              lines: [
                "require 'minitest/reporters'",
                "Minitest::Reporters.use! [Minitest::Reporters::DefaultReporter.new, Minitest::Reporters::JUnitReporter.new('test-reports')]",
              ],
            },
          ]),
    ],
  }
}
