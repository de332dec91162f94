/** Returns whether a text is a version that can be released: X.Y.Z without a suffix such as `-rc.1`. */
export const isVersion = (text) => /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(text)

/** Compares two versions for sorting. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

/** Returns the version given on the command line, or ends the process if it is missing or malformed. */
export function requestedVersion() {
  const version = process.argv[2] ?? ''
  if (!isVersion(version)) endWith([`Invalid version "${version}". Use X.Y.Z without a leading "v", as in 1.2.3.`])
  return version
}

/** Prints the faults and ends the process with a failure. */
export function endWith(faults) {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
