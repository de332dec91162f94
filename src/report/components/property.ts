import type { Component } from '../component.js'
import { paragraph, strong, text } from '../node-builders.js'

/** A named value of the build, and how it changed. */
export const property: Component<'property'> = ({ name, reading }) => [
  paragraph(strong(name), text(`: ${reading.value === undefined ? 'no value' : String(reading.value.value)}`)),
]
