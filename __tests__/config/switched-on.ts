/** Turns the comments of a starting file that hold keys into keys. */
export const everythingSwitchedOn = (file: string): string =>
  file.replaceAll(/^(\s*)\/\/ (?="|\{|\}|\]| )/gm, '$1').replace('"outputFile": "build-report.html"\n    }', '$&,')
