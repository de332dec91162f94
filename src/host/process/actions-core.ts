/**
 * The functions of `@actions/core` that the action uses. The package as a whole also loads clients for HTTP and processes, 1 MB of code,
 * which the build leaves out for this list.
 */
export {
  type AnnotationProperties,
  debug,
  endGroup,
  error,
  getInput,
  getMultilineInput,
  getState,
  group,
  info,
  notice,
  saveState,
  setFailed,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} from '@actions/core'
