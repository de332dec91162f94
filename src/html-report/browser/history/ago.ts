export { formatAgo } from '../../../browser/time-node.js'
