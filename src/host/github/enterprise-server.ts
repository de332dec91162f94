/**
 * Returns whether a server stores no artifacts of the current kind. These exist on github.com, on GHE.com and, in tests, on this computer.
 * @param serverUrl `GITHUB_SERVER_URL`
 */
export function isEnterpriseServer(serverUrl: string | undefined): boolean {
  if (!serverUrl) return false
  if (!URL.canParse(serverUrl)) return true
  const { hostname } = new URL(serverUrl)
  return hostname !== 'github.com' && !hostname.endsWith('.ghe.com') && !hostname.endsWith('.localhost')
}
