import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BadBackup } from '@sondeo/database/database-errors'
import { restoreBackup } from '@sondeo/database/restore-backup'
import { allJobs } from '../jobs/all-jobs.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import type { ServerEnv } from '../server-env.ts'
import type { AdminAnswer, AdminRequest } from './admin-request.ts'

const DAY_MS = 86_400_000

const refused = (...lines: string[]): AdminAnswer => ({ isDone: false, lines })

type BackingUp = {
  file: string
  mayReplace: boolean
  env: ServerEnv
  carryOut: (request: AdminRequest) => Promise<AdminAnswer>
}

/**
 * Whoever holds the database writes it into a folder, and here it becomes one file: packing takes the longest, and no
 * user waits for it. The file appears under its name when it is whole.
 */
export async function backUp({ file, mayReplace, env, carryOut }: BackingUp): Promise<AdminAnswer> {
  if (existsSync(file) && !mayReplace)
    return refused(`There is a file ${file} already. Choose another name, or add --replace.`)
  if (!existsSync(dirname(file))) return refused(`There is no folder ${dirname(file)}.`)
  const isEmbedded = env.DATABASE_URL === undefined
  // Beside the database, where files need not be copied but only linked.
  const place = isEmbedded ? env.DATA_DIR : dirname(file)
  if (isEmbedded && !existsSync(join(place, 'database'))) return refused(`There is no database in ${place}.`)
  await removeLeftovers(place)
  const folder = await mkdtemp(join(place, '.backup-'))
  const draft = `${file}.part`
  try {
    const answer = await carryOut({ command: 'backup', folder })
    if (!answer.isDone) return answer
    const holdsKey = isEmbedded && env.ENCRYPTION_KEY === undefined
    if (holdsKey) await copyFile(join(env.DATA_DIR, 'secret'), join(folder, 'secret'))
    await writeEmpty(draft)
    await runTar(['-czf', draft, '-C', folder, '.'])
    // Read back before anybody relies on it.
    await runTar(['-tzf', draft])
    await rename(draft, file)
    return { isDone: true, lines: [...(await describe(file, holdsKey)), ...answer.lines] }
  } finally {
    await rm(draft, { force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of commands that were killed. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith('.backup-')) continue
    const path = join(place, name)
    if ((await stat(path)).mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Only for whoever runs the command, from its first byte on. */
async function writeEmpty(file: string): Promise<void> {
  await (await open(file, 'w', 0o600)).close()
  await chmod(file, 0o600)
}

async function describe(file: string, holdsKey: boolean): Promise<string[]> {
  const { size } = await stat(file)
  return [
    `Wrote ${file}, ${(size / 1_000_000).toFixed(1)} MB.`,
    holdsKey
      ? 'It holds the encryption key as well: whoever has this file can read everything. Keep it where nobody else can.'
      : 'The encryption key (ENCRYPTION_KEY) is not in it. Keep that apart: without it the file cannot be restored.',
  ]
}

export async function restore(what: { file: string; mayReplace: boolean; env: ServerEnv }): Promise<AdminAnswer> {
  const { file, mayReplace, env } = what
  if (!existsSync(file)) return refused(`There is no file ${file}.`)
  const { createdAt, accounts, inBucket, aside } = await restoreBackup({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    mayReplace,
    alsoOpens: env.ENCRYPTION_KEY_ALSO,
    unpack: folder => runTar(['-xzf', file, '-C', folder]),
    findKey: folder => env.ENCRYPTION_KEY ?? readKey(folder),
    async prepareQueue(url) {
      const jobs = await openJobs({ url }, allJobs, { log: { error: () => {} }, worked: () => {} })
      await jobs.stop()
    },
    now: new Date(),
  })
  return {
    isDone: true,
    lines: [
      `Restored the backup of ${createdAt.toISOString()}, with ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`,
      ...(inBucket === 0
        ? []
        : [
            `${inBucket} of its stored pages and large documents lie in the S3 bucket; it holds their places, not them.`,
          ]),
      ...(aside === null ? [] : [`What was there before is kept in ${aside}; remove it when all is well.`]),
    ],
  }
}

function readKey(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(join(folder, 'manifest.json'))) throw new BadBackup('not-ours')
  if (!existsSync(file)) throw new BadBackup('needs-key')
  return readFileSync(file, 'utf8').trim()
}

function runTar(args: string[]): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', chunk => {
    said = (said + chunk).slice(-1_000)
  })
  return new Promise((resolve, reject) => {
    child.on('error', cause => reject(new BadBackup('no-tar', { cause })))
    child.on('close', code => {
      if (code === 0) resolve()
      else if (args[0] === '-czf') reject(new BadBackup('not-written', { cause: new Error(said) }))
      else reject(new BadBackup('not-ours', { cause: new Error(said) }))
    })
  })
}
