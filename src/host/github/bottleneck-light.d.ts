// The build without Redis, the one that Octokit's plugins use, brings no types of its own.
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck'
}
