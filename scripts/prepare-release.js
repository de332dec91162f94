// Sets the version of the package in the current folder and moves the unreleased changes into their section of the changelog.
// Usage: npm run release -- <version>
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { sectionOf, withRelease } from './changelog.js'
import { compareVersions, endWith, requestedVersion } from './version.js'

const version = requestedVersion()
const current = JSON.parse(readFileSync('package.json', 'utf8')).version
const changelog = readFileSync('CHANGELOG.md', 'utf8')

const faults = []
if (compareVersions(version, current) < 0) faults.push(`Version ${version} is lower than ${current}, the version in package.json.`)
if (sectionOf(changelog, version) !== undefined) faults.push(`CHANGELOG.md already has a section for ${version}.`)
if (!sectionOf(changelog, 'Unreleased')?.text)
  faults.push('CHANGELOG.md has no entries below "## [Unreleased]": there is nothing to release.')
if (faults.length > 0) endWith(faults)

// requestedVersion accepts only digits and dots, so the shell that finds npm on every platform gets nothing else.
execSync(`npm version ${version} --no-git-tag-version --allow-same-version --ignore-scripts`, { stdio: ['ignore', 'ignore', 'inherit'] })
writeFileSync('CHANGELOG.md', withRelease(changelog, version, new Date().toISOString().slice(0, 10)))
console.log(`The version is ${version}. Read its section of CHANGELOG.md, then run "npm run all" and commit the result.`)
