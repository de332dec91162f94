/** Not in the table, because the script of the HTML report needs only this limit, and a bundler keeps all entries of an object. */
export const maximumStepDepth = 20

/** The largest content of a record. Lengths are in UTF-16 units. `docs/limits.md` lists these entries with their comments. */
export const recordLimits = {
  /** Length of a name of a test, suite, tag or file, and of a key of metadata */ name: 4096,
  /** Suites of a test */ suites: 100,
  /** Tags of a test */ tags: 100,
  /** Metadata of a test */ metadata: 200,
  /** Attempts of a test in a result file, before the last one */ attempts: 100,
  /** Length of a message, a trace, an output, a compared value or a value of metadata in a result file */ text: 64 * 1024,
  /** Problems of one kind in a file that are reported one by one */ problems: 10,
  /** Length of a line of a file, a name or an address that the message of a problem quotes */ quotedLine: 300,
  /** Owners of a test. A record with more is refused */ owners: 20,
  /** Length of an owner. A record with a longer one is refused */ owner: 255,
  /** Length of each text of a quarantine. A record with a longer one is refused */ quarantineText: 500,
  /** Steps of an attempt */ steps: 300,
  /** Levels of steps */ stepDepth: maximumStepDepth,
  /** Length of the steps of an attempt, as JSON */ stepsLength: 32_000,
  /** Length of the name and of the file of a step */ stepName: 500,
  /** Length of the message of a step */ stepMessage: 2_000,
  /** Length of the text of a step */ stepText: 4_000,
  /** Attachments of an attempt */ attachments: 50,
  /** Length of the name of an attachment */ attachmentName: 200,
  /** Length of the path and of the address of an attachment */ attachmentPath: 1_000,
  /** Length of the content of a short text that is attached */ attachmentText: 4_000,
  /** Length of the line of a record. Only a longer record has the limits below */ line: 16 * 1024 * 1024,
  // The limits of a shortened record stay below the length of a line, even if JSON escapes each character as six.
  /** Metadata of a shortened test */ shortenedMetadata: 50,
  /** Length of a value of metadata of a shortened test */ shortenedMetadataValue: 4000,
  /** Attempts of a shortened test, the last ones */ shortenedAttempts: 50,
  /** Length of the message of an attempt of a shortened test, and of each value that it compared */ shortenedAttemptMessage: 2000,
  /** Length of the trace of an attempt of a shortened test */ shortenedAttemptDetails: 4000,
} as const
