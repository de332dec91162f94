import type { Format } from '../format.js'
import { hasElement } from '../head.js'

/**
 * Robot Framework's output.xml, versions 2 to 7. Sources: `doc/schema/result.xsd` and, for the effect of failed suite teardowns, Robot
 * Framework's own reader.
 */
export const robot = {
  id: 'robot',
  title: 'Robot Framework XML',
  include: ['**/robot*.xml', '**/rebot*.xml', '**/*.robot.xml'],
  wideInclude: ['**/output.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, attributes } = head.root
    // In ROS (URDF), <robot> contains links and joints. `TestSuite.to_xml` writes a result without <robot>.
    if (local === 'robot')
      return attributes.generator !== undefined || hasElement(head, 'suite', 'robot') ? 'root element <robot>' : undefined
    return local === 'suite' && attributes.id === 's1' ? 'root element <suite id="s1">' : undefined
  },
  async read(source, sink) {
    const { readRobot } = await import('./read-robot.js')
    await readRobot(source, sink)
  },
} as const satisfies Format
