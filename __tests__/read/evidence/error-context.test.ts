import { expect, it } from 'vitest'
import { withoutFieldValues } from '../../../src/read/evidence/error-context.js'

it.each([
  ['- textbox "Password" [ref=e3]: hunter2', '- textbox "Password" [ref=e3]: ***'],
  ['  - textbox "Your API key": abc', '  - textbox "Your API key": ***'],
  [`- 'textbox "Password: " [ref=e3]': hunter2`, `- 'textbox "Password: " [ref=e3]': ***`],
  ['- "textbox \\"New: password\\" [ref=e3]": hunter2', '- "textbox \\"New: password\\" [ref=e3]": ***'],
  [
    '- textbox "Access token" [active] [ref=e3]: |-\n    line 1\n\n    line 2\n- button "Go"',
    '- textbox "Access token" [active] [ref=e3]: ***\n- button "Go"',
  ],
  [
    '- textbox "Secret" [ref=e3]:\n  - /placeholder: Secret\n  - text: hunter2\n- text: after',
    '- textbox "Secret" [ref=e3]: ***\n- text: after',
  ],
  ['- textbox "Kennwort": x', '- textbox "Kennwort": ***'],
])('replaces the value of a field with the name of a secret: %j', (text, expected) => {
  expect(withoutFieldValues(text)).toBe(expected)
})

it.each([
  '- textbox "Name" [ref=e3]: Ada',
  '- textbox "Passenger": Ada',
  '- text: "textbox Password": x',
  '- textbox "Password" [ref=e3]',
  '- button "Password": x',
])('leaves %j as it is', (text) => {
  expect(withoutFieldValues(text)).toBe(text)
})
