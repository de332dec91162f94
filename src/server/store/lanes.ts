/** Does things that each need one of a few resources for themselves. */
export interface Lanes<Resource> {
  /** Waits for a resource that is free, in the order of asking. */
  run<Result>(use: (resource: Resource) => Promise<Result>): Promise<Result>
}

export function createLanes<Resource>(resources: readonly Resource[]): Lanes<Resource> {
  const free = [...resources]
  const waiting: ((resource: Resource) => void)[] = []
  const acquire = async (): Promise<Resource> => {
    const resource = free.pop()
    return resource ?? new Promise((resolve) => waiting.push(resolve))
  }
  return {
    async run(use) {
      const resource = await acquire()
      try {
        return await use(resource)
      } finally {
        const next = waiting.shift()
        if (next === undefined) free.push(resource)
        else next(resource)
      }
    },
  }
}
