import { richestThatFits } from '../fit.js'
import type { ChatMessage, ChatRenderer } from './chat.js'

/**
 * The richest message of a report that a chat takes, as the body of a request.
 * @param ladder from the richest detail to the poorest: `detailLadder`
 * @param build the message with so much detail
 * @returns nothing where not even the poorest fits: the texts of the template alone are too long
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
