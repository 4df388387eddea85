import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A project with nothing but a Node of its own, which is among what only builders need. */
function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bin = join(folder, 'a-node', 'bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, join(bin, 'node'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  write('a-node/package.json', '{ "name": "node", "version": "1.0.0" }')
  write('package.json', '{ "devDependencies": { "node": "file:a-node" } }')
  write('.npmrc', 'offline=true')
  write('hello.mjs', 'console.log(process.env.NODE_ENV, process.argv[2])')
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(import.meta.dirname, 'run.mjs'), join(folder, 'scripts', 'run.mjs'))
  return folder
}

const run = (folder: string, more: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'hello.mjs', 'there'], {
    cwd: folder,
    env: { ...process.env, ...more },
    encoding: 'utf8',
  })

test('a first start installs what builds the shop, in production as well', () => {
  const { stdout } = run(makeProject(), { NODE_ENV: 'production' })
  expect(stdout).toMatch(/^production there$/m)
})

test('where npm runs no scripts of packages, it is told what to do', () => {
  const folder = makeProject()
  // The real package has its Node from a script, which was not run.
  rmSync(join(folder, 'a-node', 'bin', 'node'))
  const { status, stderr } = run(folder, {})
  expect(stderr).toMatch(/^npm left out the Node that the shop runs on\./m)
  expect(status).toBe(1)
})
