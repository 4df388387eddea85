import { buildIfNeeded, SERVER } from './build-if-needed.ts'

buildIfNeeded()
await import(SERVER.href)
