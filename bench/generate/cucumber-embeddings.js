import { writeFeatures } from './cucumber.js'

/** The size of a screenshot. With 3 % failures, embeddings are four fifths of the file. */
const screenshotBytes = 64_000

/** Writes JSON like cucumber-jvm whose hooks embed screenshots. Half of them belong to scenarios that passed. */
export const cucumberEmbeddings = {
  extension: 'json',
  tellsFlaky: false,
  /** @param {Iterable<import('./story.js').Suite>} suites */
  write(suites) {
    const data = screenshot()
    /** The number of failed scenarios without a counterpart that passed. */
    let open = 0
    return writeFeatures(suites, ({ status }) => {
      if (status === 'failed') open += 1
      else if (status === 'skipped' || open === 0) return {}
      else open -= 1
      const hook = { match: { location: 'shop.Hooks.close()' }, result: { status: 'passed', duration: 0 } }
      return { after: [{ ...hook, embeddings: [{ mime_type: 'image/png', name: 'screenshot', data }] }] }
    })
  },
}

/** Returns a PNG file as base64. Only its head is valid. */
function screenshot() {
  const bytes = Buffer.alloc(screenshotBytes)
  let state = 1
  for (let index = 0; index < bytes.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[index] = state >>> 16
  }
  Buffer.from('89504e470d0a1a0a0000000d49484452000005000000035008060000', 'hex').copy(bytes)
  return bytes.toString('base64')
}
