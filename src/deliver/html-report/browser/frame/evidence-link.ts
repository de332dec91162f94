/** The value of `show` in a link to the images, steps and files of a test. No filter of the list has this name. */
const linkValue = 'evidence'

/**
 * Follows links such as `#test=9f2c41d0a1b2&show=evidence`. Only following a link scrolls to the evidence, so the request is not a part of the
 * state of the page, and the address loses it with the next change.
 * @returns a function that returns once whether the latest link asked for the evidence
 */
export function createEvidenceLink(window: Pick<Window, 'location' | 'addEventListener'>): () => boolean {
  let isRequested = false
  const read = () => {
    const parameters = new URLSearchParams(window.location.hash.replace(/^#/, ''))
    isRequested = parameters.has('test') && parameters.get('show')?.split(/[ ,]+/).includes(linkValue) === true
  }
  read()
  window.addEventListener('hashchange', read)
  return () => {
    const taken = isRequested
    isRequested = false
    return taken
  }
}
