import { definedFields } from '../../../base/defined-fields.js'
import type { Addition, Detector, SetupStep, SurveyFinding } from '../finding.js'
import { inFolder, isWithin, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'

/** The names of test files. Minitest uses those for specs as well. */
const testFile = /^test_.{1,200}\.rb$|_test\.rb$/
const specFile = /^spec_.{1,200}\.rb$|_spec\.rb$/

/** Finds RSpec and Minitest, also in gems without a Gemfile. */
export const detectRuby: Detector = (view) =>
  projectFolders(view).flatMap((folder) => {
    const first = (name: RegExp) => view.named(name).find((file) => isWithin(parentFolder(file), folder))
    const gemfile = inFolder(folder, 'Gemfile')
    const gemspecs = view.named(/\.gemspec$/).filter((file) => parentFolder(file) === folder)
    const files = [gemfile, ...gemspecs, inFolder(folder, 'Gemfile.lock')]
    const source = view.has(gemfile) ? gemfile : (gemspecs[0] ?? '')
    const project = { folder, gemfile, source, gems: files.map((file) => view.read(file) ?? '').join('\n') }
    const naming = files.find((file) => /\brspec/.test(view.read(file) ?? ''))
    const isRspec = naming !== undefined && first(/_spec\.rb$/) !== undefined
    const test = first(testFile) ?? (!isRspec && /\bminitest\b/.test(project.gems) ? first(specFile) : undefined)
    return [...(isRspec ? [rspecOf(view, project, naming)] : []), ...(test !== undefined ? [minitestOf(view, project, test)] : [])]
  })

/** Returns the folders with a Gemfile, and the folders of gems that no Gemfile around them serves. */
function projectFolders(view: RepositoryView): readonly string[] {
  const folders = view.named('Gemfile').map(parentFolder)
  const gems = view.named(/\.gemspec$/).map(parentFolder)
  return [...new Set([...folders, ...gems.filter((gem) => !folders.some((folder) => isWithin(gem, folder)))])]
}

function setupOf(view: RepositoryView, folder: string): readonly SetupStep[] {
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

interface Project {
  readonly folder: string
  /** The path of the Gemfile, which may be missing. */
  readonly gemfile: string
  /** The file that shows the project: the Gemfile or, without one, the gemspec. */
  readonly source: string
  /** The text of all files that name gems. */
  readonly gems: string
}

/** Returns what the project needs to install its gems with Bundler. */
const gemfileAdditions = (view: RepositoryView, { gemfile }: Project): readonly Addition[] =>
  view.has(gemfile)
    ? []
    : [{ why: 'Bundler installs the gems that this file names', file: gemfile, lines: ["source 'https://rubygems.org'", 'gemspec'] }]

function rspecOf(view: RepositoryView, project: Project, naming: string): SurveyFinding {
  const { folder } = project
  return {
    tool: 'rspec',
    title: 'RSpec',
    job: 'ruby',
    folder,
    because: `${naming} has the gem rspec`,
    setup: setupOf(view, folder),
    test: { run: 'bundle exec rspec --format progress --format json --out rspec-results.json', folder },
    format: 'rspec',
    files: ['rspec-results.json'],
    additions: gemfileAdditions(view, project),
  }
}

/** The usual files that every test requires. */
const helpers = ['test/test_helper.rb', 'test/helper.rb', 'spec/spec_helper.rb', 'spec/helper.rb']

function minitestOf(view: RepositoryView, project: Project, test: string): SurveyFinding {
  const { folder, gemfile, source, gems } = project
  const usual = helpers.map((name) => inFolder(folder, name))
  const helper = usual.find((path) => view.has(path)) ?? inFolder(folder, 'test/test_helper.rb')
  const isRails = view.has(inFolder(folder, 'bin/rails'))
  const hasReporter = (view.read(helper) ?? '').includes('JUnitReporter')
  return {
    tool: 'minitest',
    title: 'Minitest',
    job: 'ruby',
    folder,
    because: `there is ${source}, with tests such as ${test}`,
    setup: setupOf(view, folder),
    test: { run: isRails ? 'bin/rails test' : `bundle exec rake ${testTask(view.read(inFolder(folder, 'Rakefile')) ?? '')}`, folder },
    format: 'junit',
    files: ['test-reports/TEST-*.xml'],
    additions: [
      ...gemfileAdditions(view, project),
      ...(gems.includes('minitest-reporters')
        ? []
        : [{ why: 'Minitest writes JUnit XML only with this gem', file: gemfile, lines: ["gem 'minitest-reporters', group: :test"] }]),
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

/** Returns the task of a Rakefile that runs the tests. */
function testTask(rakefile: string): string {
  if (/^\s{0,20}task[ (]{1,5}:?["']?test\b/m.test(rakefile)) return 'test'
  const name = /\bTestTask\.new[ (]{1,5}:?["']?(\w[\w:-]{0,100})/.exec(rakefile)?.[1]
  return name === undefined || name === 'do' ? 'test' : name
}
