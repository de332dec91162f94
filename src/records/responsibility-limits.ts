/** Limits of the fields that state who is responsible for a test, in characters. Records beyond them are refused. */
export const maximumOwners = 20
export const maximumOwner = 255
export const maximumQuarantineText = 500
