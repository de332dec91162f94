interface Typed {
  readonly type: string
}

/** One function for each type of node. A missing one does not compile. */
export type NodeHandlers<Node extends Typed, Result, Rest extends readonly unknown[] = []> = {
  readonly [Type in Node['type']]: (node: Extract<Node, { readonly type: Type }>, ...rest: Rest) => Result
}

/** Calls the function for the type of a node. */
export const handleNode = <Node extends Typed, Result, Rest extends readonly unknown[]>(
  handlers: NodeHandlers<Node, Result, Rest>,
  node: Node,
  ...rest: Rest
): Result =>
  // TypeScript does not see that the type of the node selects the function for it.
  handlers[node.type as Node['type']](node as never, ...rest)
