import { describe, expect, test } from 'vitest'
import { chatKinds } from '../../src/render/chat/chats.js'
import { readable } from '../render/chat/readable.js'
import { exampleBuilds } from '../report/example-builds.js'
import { postedMessage } from './posted-message.js'

const cases = Object.entries(exampleBuilds).flatMap(([name, build]) => chatKinds.map((kind) => ({ name, build, kind })))

describe('the default message', () => {
  test.each(cases)('shows the build $name in $kind', async ({ name, build, kind }) => {
    const file = `${name.replaceAll(/[ ,]+/g, '-')}.${kind}.json.txt`
    await expect(readable(await postedMessage(kind, build()))).toMatchFileSnapshot(`./chat-messages/${file}`)
  })
})
