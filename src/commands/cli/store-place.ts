import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputOutputError, UserError } from '../../base/errors.js'
import type { StoreLocation } from '../../server/store/store-location.js'
import type { Terminal } from './options.js'

/** The options that name a store on the command line. */
export interface StorePlaceOptions {
  readonly data?: string
  readonly store?: string
  readonly storeCa?: string
}

/** The folder of the embedded database, relative to the working directory. */
const defaultData = 'build-report-data'

/** Reads the store from options and variables. Secrets are set by variables, because every user of a machine can see its command lines. */
export function storePlace({ data, store, storeCa }: StorePlaceOptions, cwd: string, env: Terminal['env']): StoreLocation {
  const url = store ?? (data === undefined ? env.SERVICE_STORE || undefined : undefined)
  if (url === undefined) {
    if (storeCa !== undefined) throw new UserError('--store-ca requires --store.')
    return { folder: resolve(cwd, data ?? defaultData) }
  }
  if (data !== undefined) throw new UserError('--data and --store exclude each other.', { hint: 'Remove one of them.' })
  return {
    url,
    username: env.SERVICE_STORE_USER || undefined,
    password: env.SERVICE_STORE_PASSWORD || undefined,
    certificateAuthorities: storeCa === undefined ? undefined : readCertificates(resolve(cwd, storeCa)),
  }
}

function readCertificates(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new InputOutputError(`Cannot read the file "${path}" of --store-ca.`, {
      cause,
      hint: 'It must contain certificates in PEM format.',
    })
  }
}
