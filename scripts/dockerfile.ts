import { execFileSync, type StdioOptions } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, matchesGlob, relative } from 'node:path'

const STEP_WITHIN_MS = 180_000

export type Instruction = { name: string; rest: string }

/** Those of the Dockerfile, one after the other; ours has no line that goes on in the next. */
export function readDockerfile(file: string): Instruction[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [name = ''] = line.split(' ')
      return { name, rest: line.slice(name.length + 1) }
    })
}

export type Image = {
  /** What would be `/` in the container. */
  root: string
  workdir: string
  env: Record<string, string>
  user?: { uid: number; gid: number }
  volume?: string
  healthcheck: string[]
  command: string[]
}

/** Does what a container engine would do, in folders below `folder`, and tells what came of it. */
export function buildImage(context: string, folder: string, path: string): Image {
  const stages = new Map<string, Image>()
  let image: Image | undefined
  for (const { name, rest } of readDockerfile(join(context, 'Dockerfile'))) {
    if (name === 'FROM') {
      const stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'final'
      const root = join(folder, stage)
      image = { root, workdir: '/', env: {}, healthcheck: [], command: [] }
      stages.set(stage, image)
      continue
    }
    if (!image) throw new Error(`${name} before the first FROM`)
    const here = join(image.root, image.workdir)
    if (name === 'WORKDIR') {
      image.workdir = rest
      mkdirSync(join(image.root, rest), { recursive: true })
    } else if (name === 'ENV') {
      const [key = ''] = rest.split('=')
      image.env[key] = rest.slice(key.length + 1)
    } else if (name === 'COPY') {
      copy(context, stages, here, rest)
    } else if (name === 'RUN') {
      // The way to the registry may lead over settings of this machine; its cache is left alone.
      const cache = { npm_config_cache: join(folder, 'npm-cache') }
      const env = { ...process.env, NODE_ENV: '', PATH: path, ...cache, ...image.env }
      const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
      execFileSync('sh', ['-ec', rest], { cwd: here, env, stdio, timeout: STEP_WITHIN_MS })
    } else if (name === 'VOLUME') image.volume = rest
    else if (name === 'USER') {
      const [uid = 0, gid = 0] = rest.split(':').map(Number)
      image.user = { uid, gid }
    } else if (name === 'HEALTHCHECK') image.healthcheck = commandOf(rest)
    else if (name === 'CMD') image.command = commandOf(rest)
    else if (name !== 'EXPOSE') throw new Error(`There is no way to do ${name} here.`)
  }
  if (!image) throw new Error('The Dockerfile is empty.')
  return image
}

function commandOf(rest: string): string[] {
  return JSON.parse(rest.slice(rest.indexOf('[')))
}

function copy(context: string, stages: Map<string, Image>, here: string, rest: string) {
  const from = /^--from=(\w+) /.exec(rest)
  const words = rest.slice(from?.[0].length ?? 0).split(' ')
  const target = words.pop() ?? ''
  const stage = from && stages.get(from[1] ?? '')
  const base = stage ? stage.root : context
  const ignored = stage ? () => false : ignoredBy(join(context, '.dockerignore'))
  for (const word of words) {
    const source = join(base, word)
    // A folder is copied as what is in it, a file into a folder under its own name.
    const end = target.endsWith('/') && statSync(source).isFile() ? basename(word) : ''
    const filter = (file: string) => !ignored(relative(base, file))
    cpSync(source, join(here, target, end), { recursive: true, filter })
  }
}

/** Whether a file is kept away from the engine: the last line that fits it, or a folder above, decides. */
export function ignoredBy(file: string): (path: string) => boolean {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => ({ pattern: line.replace(/^!/, ''), ignores: !line.startsWith('!') }))
  return path => {
    const parts = path.split('/')
    const above = parts.map((_, place) => parts.slice(0, place + 1).join('/'))
    // A star alone is everything, hidden files as well, which a glob of Node leaves out.
    const fits = (pattern: string) =>
      pattern === '*' || above.some(each => matchesGlob(each, pattern))
    const last = rules.findLast(({ pattern }) => fits(pattern))
    return last?.ignores ?? false
  }
}
