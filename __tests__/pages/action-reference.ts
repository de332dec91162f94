import { actionReference } from '../../src/base/action-reference.js'

const [repository = '', major = ''] = actionReference.split('@v')

/** The image with the command that a release publishes. Names of images have no capital letters. */
export const imageReference = `ghcr.io/${repository.toLowerCase()}:${major}`

/** The reference to the action for Node 24, in a folder of the repository. */
export const node24Reference = `${repository}/node24@v${major}`

/** Returns the text with the current references to this action in steps, and to its image. */
export const withActionReference = (text: string): string =>
  text
    .replace(/\buses: [\w.-]+\/build-report@v\d+/g, () => `uses: ${actionReference}`)
    .replace(/\buses: [\w.-]+\/build-report\/node24@v\d+/g, () => `uses: ${node24Reference}`)
    .replace(/\bghcr\.io\/[\w.-]+\/build-report:\d+/g, () => imageReference)
