export { isWebAddress, webLink } from '../../browser/web-link.js'
