// Extracts the parts of GitHub's OpenAPI description that the fake GitHub of the tests needs into `__tests__/host/github/openapi.json`.
// The package has 385 MB, so it is not a dependency. To update the file:
//   npm pack @octokit/openapi && tar -xzf octokit-openapi-*.tgz package/package.json package/generated/api.github.com.json
//   node scripts/github-openapi.js package && rm -r package octokit-openapi-*.tgz && npm run format
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const operations = {
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['patch', 'delete'],
  '/repos/{owner}/{repo}/commits/{commit_sha}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/comments/{comment_id}': ['patch', 'delete'],
  '/repos/{owner}/{repo}/pulls': ['get'],
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls': ['get'],
  '/repos/{owner}/{repo}/actions/runs/{run_id}': ['get'],
  '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs': ['get'],
  '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': ['get'],
  '/repos/{owner}/{repo}/actions/artifacts': ['get'],
  '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': ['get'],
}

/** Fields that only document a rule. */
const explanations = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'title'])

const installed = fileURLToPath(new URL('../node_modules/@octokit/openapi', import.meta.url))
const folder = process.argv[2] ?? installed
if (!existsSync(folder)) {
  console.error(`The folder "${folder}" does not exist. Name the folder of the unpacked package @octokit/openapi.`)
  process.exit(1)
}
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const description = JSON.parse(readFileSync(`${folder}/generated/api.github.com.json`, 'utf8'))

/** Copies rules without documentation. Below `properties`, the same words are names of fields, such as the title of a pull request. */
function rules(value, areNames = false) {
  if (Array.isArray(value)) return value.map((item) => rules(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !(explanations.has(key) || key.startsWith('x-')))
      .map(([key, item]) => [key, rules(item, !areNames && key === 'properties')]),
  )
}

const paths = {}
for (const [path, methods] of Object.entries(operations)) {
  const known = description.paths[path]
  paths[path] = Object.fromEntries(methods.map((method) => [method, rules(known[method])]))
  if (known.parameters) paths[path].parameters = rules(known.parameters)
}

/** Collects all components that are referenced, directly or through others. */
const components = {}
function addReferred(value) {
  for (const [, kind, name] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)) {
    components[kind] ??= {}
    if (name in components[kind]) continue
    components[kind][name] = rules(description.components[kind][name])
    addReferred(components[kind][name])
  }
}
addReferred(paths)

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
for (const kind of Object.keys(components)) components[kind] = sorted(components[kind])

const output = fileURLToPath(new URL('../__tests__/host/github/openapi.json', import.meta.url))
const info = { title: 'Cut out of @octokit/openapi by scripts/github-openapi.js', version }
writeFileSync(output, `${JSON.stringify({ openapi: description.openapi, info, paths, components: sorted(components) }, undefined, 1)}\n`)
