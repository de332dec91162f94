if (process.env.STATE_comment) {
  const { startPost } = await import('./bundle/index.js')
  await startPost()
}
