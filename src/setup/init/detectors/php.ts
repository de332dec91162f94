import type { Detector } from '../finding.js'
import { objectIn, readJsonObject, textsIn } from '../json-object.js'
import { inFolder, parentFolder } from '../paths.js'

const runners: readonly (readonly [string, string, string])[] = [
  ['pestphp/pest', 'Pest', 'vendor/bin/pest'],
  ['phpunit/phpunit', 'PHPUnit', 'vendor/bin/phpunit'],
]

/** Finds PHPUnit and Pest. */
export const detectPhp: Detector = (view) =>
  view.named('composer.json').flatMap((path) => {
    const content = readJsonObject(view, path)
    const requirements = new Map([...textsIn(objectIn(content?.require)), ...textsIn(objectIn(content?.['require-dev']))])
    const runner = runners.find(([name]) => requirements.has(name))
    if (runner === undefined) return []
    const [name, title, program] = runner
    const folder = parentFolder(path)
    const version = /(\d\.\d)/.exec(requirements.get('php') ?? '')?.[1]
    return {
      tool: 'phpunit',
      title,
      job: 'php',
      folder,
      because: `${path} requires ${name}`,
      setup: [
        {
          uses: 'php',
          with: view.has(inFolder(folder, '.php-version'))
            ? { 'php-version-file': inFolder(folder, '.php-version') }
            : { 'php-version': version ?? '8.4' },
        },
        { run: 'composer install --no-interaction --prefer-dist', folder },
      ],
      test: { run: `${program} --log-junit junit-phpunit.xml`, folder },
      format: 'junit',
      files: ['junit-phpunit.xml'],
    }
  })
