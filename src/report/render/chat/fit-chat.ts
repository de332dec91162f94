import { richestThatFits } from '../fit.js'
import type { ChatMessage, ChatRenderer } from './chat.js'

/**
 * Returns the body of the richest message that fits the limits of a chat.
 * @param ladder from the richest detail to the poorest: `detailLadder`
 * @param build builds the message with this amount of detail
 * @returns undefined if not even the poorest fits, because the texts in the template are too long
 */
export const fitChat = <Step>(
  ladder: readonly Step[],
  build: (step: Step) => ChatMessage | Promise<ChatMessage>,
  renderer: ChatRenderer,
): Promise<object | undefined> =>
  richestThatFits(
    ladder,
    async (step) => renderer.render(await build(step)),
    (payload) => renderer.fits(payload),
  )
