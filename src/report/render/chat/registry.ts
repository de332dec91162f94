// Every chat. The name of an export is the kind of chat in the configuration.
export { discord } from './discord.js'
export { googleChat } from './google-chat.js'
export { mattermost } from './mattermost.js'
export { slack } from './slack.js'
export { teams } from './teams.js'
