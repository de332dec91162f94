/** Returns the message for files that the collector `files` found in a process that cannot upload them. */
export const notUploaded = (files: number): string =>
  `${files === 1 ? '1 kept file is' : `${files} kept files are`} recorded and not uploaded: only the action uploads files, in a job of GitHub Actions.`
