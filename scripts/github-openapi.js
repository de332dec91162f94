// Cuts what the tests need out of GitHub's own description of its API: `__tests__/github/openapi.json`, the pretended GitHub's book of rules.
// The package is 385 MB, so it is no dependency. To renew the file:
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
  '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs': ['get'],
}

/** What explains a rule to people, and is none. */
const explanations = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'title'])

const installed = fileURLToPath(new URL('../node_modules/@octokit/openapi', import.meta.url))
const folder = process.argv[2] ?? installed
if (!existsSync(folder)) {
  console.error(`There is no ${folder}: give the folder of the unpacked package @octokit/openapi.`)
  process.exit(1)
}
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const description = JSON.parse(readFileSync(`${folder}/generated/api.github.com.json`, 'utf8'))

/** A copy without explanations. Under `properties` the same words are names of fields: a pull request has a title. */
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

/** Every component that is referred to, through any number of others. */
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

const output = fileURLToPath(new URL('../__tests__/github/openapi.json', import.meta.url))
const info = { title: 'Cut out of @octokit/openapi by scripts/github-openapi.js', version }
writeFileSync(output, `${JSON.stringify({ openapi: description.openapi, info, paths, components: sorted(components) }, undefined, 1)}\n`)
