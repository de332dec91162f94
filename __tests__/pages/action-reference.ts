import { actionReference } from '../../src/run/action-reference.js'

/** Returns the text with the current reference in every step that uses this action. */
export const withActionReference = (text: string): string =>
  text.replace(/\buses: [\w.-]+\/build-report@v\d+/g, () => `uses: ${actionReference}`)
