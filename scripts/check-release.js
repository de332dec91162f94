// Checks that the commit in the current folder can be released as a version. Prints the notes of the release if it can.
// Usage: node scripts/check-release.js <version>
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { releaseNotes, sectionOf } from './changelog.js'
import { compareVersions, endWith, isVersion, requestedVersion } from './version.js'

const version = requestedVersion()
const { GITHUB_REF: ref, GITHUB_REPOSITORY: repository } = process.env
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const remedy = `Run "npm run release -- ${version}" and merge its result first.`

const manifest = readJson('package.json')
const lock = readJson('package-lock.json')
const address = manifest.repository.url.replace(/^git\+|\.git$/g, '')
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const section = sectionOf(changelog, version)
const faults = []

if (ref !== undefined && ref !== 'refs/heads/main') faults.push(`Releases are made from refs/heads/main, not from ${ref}.`)
if (repository !== undefined && new URL(address).pathname !== `/${repository}`) {
  faults.push(`package.json names the repository ${address}; it must name ${repository}. Change "repository", then run "npm run docs".`)
}

for (const [place, found] of [
  ['package.json', manifest.version],
  ['package-lock.json', lock.version],
  ['the root package of package-lock.json', lock.packages[''].version],
]) {
  if (found !== version) faults.push(`The version in ${place} is ${found}; it must be ${version}. ${remedy}`)
}

if (section === undefined) faults.push(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD". ${remedy}`)
else {
  if (!/^\d{4}-\d\d-\d\d$/.test(section.date)) faults.push(`The heading of ${version} in CHANGELOG.md must end in " - YYYY-MM-DD".`)
  if (section.text === '') faults.push(`The section of ${version} in CHANGELOG.md is empty.`)
}
if (sectionOf(changelog, 'Unreleased')?.text) {
  faults.push(`CHANGELOG.md has entries below "## [Unreleased]", which ${version} would contain as well. Move them into its section.`)
}

const tags = git('tag', '--list', 'v*').split('\n')
const released = tags.map((tag) => tag.slice(1)).filter(isVersion)
if (released.includes(version)) {
  // A release that stopped half-way is run again for the same commit.
  const [tagged, head] = [git('rev-parse', `refs/tags/v${version}^{commit}`), git('rev-parse', 'HEAD')]
  if (tagged !== head) faults.push(`The tag v${version} is on ${tagged}, not on ${head}. Choose a higher version.`)
}
const newest = released.toSorted(compareVersions).at(-1)
if (newest !== undefined && compareVersions(version, newest) < 0) faults.push(`Version ${version} is lower than the released ${newest}.`)

if (faults.length > 0) endWith(faults)
console.log(releaseNotes(section.text, `${address}/blob/v${version}`))
