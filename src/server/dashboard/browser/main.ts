import { startApp } from './app.js'

const header = document.querySelector('header')
const main = document.querySelector('main')
if (header !== null && main !== null) {
  main.replaceChildren()
  startApp(header, main)
}
