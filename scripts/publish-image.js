// Publishes the image with the command on GitHub's registry, as a version and as its major version. Builds it from the current folder, unless
// an earlier attempt has pushed the version. Usage: node scripts/publish-image.js <version>
import { execFileSync, spawnSync } from 'node:child_process'
import { endWith, requestedVersion } from './version.js'

const version = requestedVersion()
const [major] = version.split('.')
const { GITHUB_REPOSITORY: repository } = process.env
if (!repository) endWith(['GITHUB_REPOSITORY must name the repository.'])

// The names of images have no capital letters.
const image = `ghcr.io/${repository.toLowerCase()}`
const docker = (...words) => execFileSync('docker', words, { stdio: 'inherit' })

if (spawnSync('docker', ['manifest', 'inspect', `${image}:${version}`]).status === 0) {
  console.log(`${image}:${version} is already published.`)
  docker('pull', `${image}:${version}`)
} else {
  const source = `org.opencontainers.image.source=https://github.com/${repository}`
  docker('build', '--target', 'command', '--label', source, '--tag', `${image}:${version}`, '.')
  const started = execFileSync('docker', ['run', '--rm', `${image}:${version}`, 'build-report', '--version'], { encoding: 'utf8' }).trim()
  if (started !== version) endWith([`The command in the image has the version "${started}"; it must be ${version}.`])
  docker('push', `${image}:${version}`)
}
docker('tag', `${image}:${version}`, `${image}:${major}`)
docker('push', `${image}:${major}`)
