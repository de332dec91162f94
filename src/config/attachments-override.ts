import { UserError } from '../base/errors.js'
import { nearestName } from '../base/text/nearest-name.js'
import { type KeptEvidence, keptEvidence } from '../read/evidence/kept-evidence.js'
import { type Config, createConfig } from './config.js'

/**
 * Reads whose files are stored.
 * @param name of the input or option, for the error
 * @throws UserError if the word is unknown
 */
export function parseKeptEvidence(given: string, name: string): KeptEvidence {
  const known = keptEvidence.find((word) => word === given)
  if (known !== undefined) return known
  const shown = given.slice(0, 100)
  const nearest = nearestName(shown, keptEvidence)
  throw new UserError(`Invalid ${name} "${shown}"${nearest === undefined ? '.' : `; did you mean "${nearest}"?`}`, {
    hint: `Use one of ${keptEvidence.join(', ')}.`,
  })
}

/** Applies the input or the option that takes precedence over the configuration file. */
export function withKeptEvidence(config: Config, keep: KeptEvidence | undefined): Config {
  if (keep === undefined) return config
  return createConfig({ ...config, collect: { ...config.collect, attachments: { ...config.collect.attachments, keep } } })
}
