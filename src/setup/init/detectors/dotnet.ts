import type { Addition, Detector, RunStep, Step, SurveyFinding } from '../finding.js'
import { type JsonObject, objectIn, readJsonObject } from '../json-object.js'
import { folderOf, inFolder, isWithin, outermostFolders } from '../paths.js'
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

/** Finds the solutions and projects with tests. */
export const detectDotnet: Detector = (view) => {
  const projects = view.named(/\.(?:cs|fs|vb)proj$/i).flatMap((path) => {
    const text = view.read(path) ?? ''
    const framework = frameworks.find(([pattern]) => pattern.test(text))?.[1]
    return framework !== undefined || testPackage.test(text) ? [{ path, text, framework }] : []
  })
  const solutions = outermostFolders(view.named(/\.slnx?$/i).map(folderOf))
  const folderOfProject = ({ path }: { readonly path: string }) =>
    solutions.find((solution) => isWithin(folderOf(path), solution)) ?? folderOf(path)
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
    setup: [dotnetSetup(view, folder, projects)],
    format: 'trx',
    files: ['**/TestResults/**/*.trx'],
    ...run,
  }
}

function runOf(view: RepositoryView, folder: string, projects: readonly Project[]): { test: RunStep; additions: readonly Addition[] } {
  const shared = view.named(/^Directory\.(?:Build|Packages)\.props$/).map((path) => view.read(path) ?? '')
  const texts = [...projects.map(({ text }) => text), ...shared].join('\n')
  const globalJson = nearestFile(view, folder, 'global.json')
  const runner = objectIn(globalJson === undefined ? undefined : readGlobalJson(view, globalJson)?.test)?.runner
  const isPlatform = runner === 'Microsoft.Testing.Platform'
  // TUnit runs on the platform only.
  const isSet = platformSetting.test(texts) || projects.some(({ text, framework }) => framework === 'TUnit' || makesPlatformSetting(text))
  if (!isPlatform && !isSet) return { test: { run: 'dotnet test --logger trx', folder }, additions: [] }
  const hasXunit3 = /"xunit\.v3[".]/i.test(texts)
  const option = hasXunit3 ? '--report-xunit-trx' : '--report-trx'
  // These packages contain the option.
  const hasOption = hasXunit3 || /MSTest\.Sdk|"MSTest"|"tunit[".]|Microsoft\.Testing\.Extensions\.TrxReport/i.test(texts)
  return {
    // The arguments of the platform follow two dashes if only a setting in the project selects it.
    test: { run: `dotnet test ${isPlatform ? '' : '-- '}${option}`, folder },
    additions: [
      ...(hasOption
        ? []
        : projects.map(({ path }) => ({
            why: 'Microsoft.Testing.Platform writes TRX only with this package',
            command: 'dotnet add package Microsoft.Testing.Extensions.TrxReport',
            folder: folderOf(path),
          }))),
      ...(globalJson === undefined && Math.max(...targetVersions(view, folder, projects)) >= firstWithRunner
        ? [
            {
              why: `The SDK of .NET ${firstWithRunner} runs Microsoft.Testing.Platform only if this file selects it`,
              file: inFolder(folder, 'global.json'),
              lines: ['{ "test": { "runner": "Microsoft.Testing.Platform" } }'],
            },
          ]
        : []),
    ],
  }
}

/** Returns the versions of .NET for which the projects are built. */
function targetVersions(view: RepositoryView, folder: string, projects: readonly Project[]): readonly number[] {
  const texts = [...projects.map(({ text }) => text), view.read(inFolder(folder, 'Directory.Build.props')) ?? '']
  return texts.flatMap((text) => [...text.matchAll(/\bnet(\d{1,2})\.0\b/g)].map(([, version]) => Number(version)))
}

/** The .NET SDK accepts comments in this file. */
const readGlobalJson = (view: RepositoryView, path: string): JsonObject | undefined => readJsonObject(view, path, { allowsComments: true })

function dotnetSetup(view: RepositoryView, folder: string, projects: readonly Project[]): Step {
  const globalJson = nearestFile(view, folder, 'global.json')
  const hasSdk = globalJson !== undefined && objectIn(readGlobalJson(view, globalJson)?.sdk)?.version !== undefined
  if (hasSdk) return { uses: 'dotnet', with: { 'global-json-file': globalJson } }
  const versions = targetVersions(view, folder, projects)
  // Tests for an older version need its runtime.
  const wanted = [...new Set(versions)].sort((one, other) => one - other).map((version) => `${version}.0.x`)
  return { uses: 'dotnet', with: { 'dotnet-version': wanted.length === 0 ? '10.0.x' : wanted.join('\n') } }
}
