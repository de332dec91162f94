import type { Detector, SetupStep, SurveyFinding } from '../finding.js'
import { type JsonObject, objectIn, readJsonObject } from '../json-object.js'
import { inFolder, isWithin, outermostFolders, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { nearestFile } from './tool-versions.js'

/** The test frameworks by the pattern of their packages. */
const frameworks: readonly (readonly [RegExp, string])[] = [
  [/"xunit\.v3[".]/i, 'xUnit.net v3'],
  [/"xunit[".]/i, 'xUnit.net'],
  [/"nunit[".]/i, 'NUnit'],
  [/"mstest[".]|"MSTest\.Sdk|MSTest\.Sdk\//i, 'MSTest'],
  [/"tunit[".]/i, 'TUnit'],
]

const testPackage = /"Microsoft\.NET\.Test\.Sdk"/i

/** Settings with which `dotnet test` starts Microsoft.Testing.Platform instead of VSTest. */
const platformSetting = /<TestingPlatformDotnetTestSupport>\s*true\s*</i

/** MSTest.Sdk makes this setting, unless the project asks for VSTest. */
const makesPlatformSetting = (text: string): boolean => /MSTest\.Sdk/i.test(text) && !/<UseVSTest>\s*true\s*</i.test(text)

/** The first SDK that runs tests on the platform only if `global.json` selects it. */
const firstWithRunner = 10

const platformSelection = '{ "test": { "runner": "Microsoft.Testing.Platform" } }'

/** Makes a workflow work before the repository has the file. */
const selectsPlatform = `test -f global.json || echo '${platformSelection}' > global.json`

/** Finds the solutions and projects with tests. */
export const detectDotnet: Detector = (view) => {
  const projects = view.named(/\.(?:cs|fs|vb)proj$/i).flatMap((path) => {
    const text = view.read(path) ?? ''
    const framework = frameworks.find(([pattern]) => pattern.test(text))?.[1]
    return framework !== undefined || testPackage.test(text) ? [{ path, text, framework }] : []
  })
  const solutions = outermostFolders(view.named(/\.slnx?$/i).map(parentFolder))
  const folderOfProject = ({ path }: { readonly path: string }) =>
    solutions.find((solution) => isWithin(parentFolder(path), solution)) ?? parentFolder(path)
  return [...new Set(projects.map(folderOfProject))].map((folder) =>
    findingOf(
      view,
      folder,
      projects.filter((project) => folderOfProject(project) === folder),
    ),
  )
}

interface Project {
  readonly path: string
  readonly text: string
  readonly framework: string | undefined
}

function findingOf(view: RepositoryView, folder: string, projects: readonly Project[]): SurveyFinding {
  const named = [...new Set(projects.flatMap((project) => project.framework ?? []))]
  const { path: first, framework } = projects.find((project) => project.framework !== undefined) ?? { path: projects[0]?.path ?? '' }
  const run = runOf(view, folder, projects)
  return {
    tool: 'dotnet',
    title: `.NET${named.length === 0 ? '' : `, with ${named.join(', ')}`}`,
    job: 'dotnet',
    folder,
    because: framework === undefined ? `${first} has the package Microsoft.NET.Test.Sdk` : `${first} has a package of ${framework}`,
    format: 'trx',
    files: ['**/TestResults/**/*.trx'],
    ...run,
    setup: [dotnetSetup(view, folder, projects), ...run.setup],
  }
}

type Run = Required<Pick<SurveyFinding, 'setup' | 'test' | 'additions'>>

function runOf(view: RepositoryView, folder: string, projects: readonly Project[]): Run {
  const shared = view.named(/^Directory\.(?:Build|Packages)\.props$/).map((path) => view.read(path) ?? '')
  const texts = [...projects.map(({ text }) => text), ...shared].join('\n')
  const globalJson = nearestFile(view, folder, 'global.json')
  const runner = objectIn(globalJson === undefined ? undefined : readGlobalJson(view, globalJson)?.test)?.runner
  const isPlatform = runner === 'Microsoft.Testing.Platform'
  // TUnit runs on the platform only.
  const isSet = platformSetting.test(texts) || projects.some(({ text, framework }) => framework === 'TUnit' || makesPlatformSetting(text))
  if (!isPlatform && !isSet) return { setup: [], test: { run: 'dotnet test --logger trx', folder }, additions: [] }
  const hasXunit3 = /"xunit\.v3[".]/i.test(texts)
  const option = hasXunit3 ? '--report-xunit-trx' : '--report-trx'
  const hasOption = hasXunit3 || /MSTest\.Sdk|"MSTest"|"tunit[".]|Microsoft\.Testing\.Extensions\.TrxReport/i.test(texts)
  const isSelected = !isPlatform && globalJson === undefined && Math.max(...sdkVersions(view, folder, projects)) >= firstWithRunner
  return {
    setup: isSelected ? [{ run: selectsPlatform, folder }] : [],
    // The arguments of the platform follow two dashes if only a setting in the project selects it.
    test: { run: `dotnet test ${isPlatform || isSelected ? '' : '-- '}${option}`, folder },
    additions: [
      // These packages contain the option.
      ...(hasOption
        ? []
        : projects.map(({ path }) => ({
            why: 'Microsoft.Testing.Platform writes TRX only with this package',
            command: 'dotnet add package Microsoft.Testing.Extensions.TrxReport',
            folder: parentFolder(path),
          }))),
      ...(isSelected
        ? [
            {
              why: `The SDK of .NET ${firstWithRunner} runs Microsoft.Testing.Platform only if this file selects it. A new workflow writes it if it is missing`,
              file: inFolder(folder, 'global.json'),
              lines: [platformSelection],
            },
          ]
        : []),
    ],
  }
}

/** Returns the versions of .NET for which the projects are built, in ascending order. The newest one runs the tests. */
function sdkVersions(view: RepositoryView, folder: string, projects: readonly Project[]): readonly number[] {
  const texts = [...projects.map(({ text }) => text), view.read(inFolder(folder, 'Directory.Build.props')) ?? '']
  const versions = texts.flatMap((text) => [...text.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, version]) => Number(version)))
  return versions.length === 0 ? [10] : [...new Set(versions)].sort((one, other) => one - other)
}

/** The .NET SDK accepts comments in this file. */
const readGlobalJson = (view: RepositoryView, path: string): JsonObject | undefined => readJsonObject(view, path, { allowsComments: true })

function dotnetSetup(view: RepositoryView, folder: string, projects: readonly Project[]): SetupStep {
  const globalJson = nearestFile(view, folder, 'global.json')
  const hasSdk = globalJson !== undefined && objectIn(readGlobalJson(view, globalJson)?.sdk)?.version !== undefined
  if (hasSdk) return { uses: 'dotnet', with: { 'global-json-file': globalJson } }
  // Tests for an older version need its runtime.
  const wanted = sdkVersions(view, folder, projects).map((version) => `${version}.0.x`)
  return { uses: 'dotnet', with: { 'dotnet-version': wanted.join('\n') } }
}
