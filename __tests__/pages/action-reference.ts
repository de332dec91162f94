import { actionReference } from '../../src/run/action-reference.js'

const [repository = '', major = ''] = actionReference.split('@v')

/** The image with the command that a release publishes. Names of images have no capital letters. */
export const imageReference = `ghcr.io/${repository.toLowerCase()}:${major}`

/** Returns the text with the current references to this action in steps, and to its image. */
export const withActionReference = (text: string): string =>
  text
    .replace(/\buses: [\w.-]+\/build-report@v\d+/g, () => `uses: ${actionReference}`)
    .replace(/\bghcr\.io\/[\w.-]+\/build-report:\d+/g, () => imageReference)
