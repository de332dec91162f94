const attempt = "extract(records.build, '(?s).\\\\.([1-9][0-9]{0,8})$')"

/** The run of a build, without its attempt: `4711.2` becomes `4711`. */
export const buildRun = `if(empty(${attempt}), records.build, left(records.build, length(records.build) - length(${attempt}) - 1))`
