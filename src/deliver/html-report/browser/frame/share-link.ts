/** Parameters of addresses that expire or give access: of Azure, Amazon and Google storage, and of tokens. */
const secretParameter = /^(?:sig|se|sv|sp|x-amz-.*|x-goog-.*|signature|expires|key-pair-id|policy|token|access_token|jwt|auth|key)$/i

/**
 * Returns an address of this page that other people can open. GitHub opens a report of an artifact at a signed address, which expires and
 * gives access to everyone who has it, and a file on this computer is of no use to others. Both become the page of the CI run, if it is
 * known.
 * @param location the address of the page
 * @param fragment with `#`
 * @param runUrl the page of the CI run
 */
export function shareLink(location: Pick<Location, 'href'>, fragment: string, runUrl: string | undefined): string {
  const url = new URL(location.href)
  const isSigned = [...url.searchParams.keys()].some((name) => secretParameter.test(name)) || url.username !== '' || url.password !== ''
  const isShared = url.protocol === 'https:' || url.protocol === 'http:'
  if ((isSigned || !isShared) && runUrl !== undefined && /^https?:\/\//.test(runUrl)) return withFragment(runUrl, fragment)
  if (isSigned) {
    url.search = ''
    url.username = ''
    url.password = ''
  }
  return withFragment(url.href, fragment)
}

const withFragment = (address: string, fragment: string): string => address.replace(/#.*$/s, '') + fragment
