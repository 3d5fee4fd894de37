import pg from 'pg'

/** Stops every process of the server in the middle of what it does, the one that takes connections first. Undone by what it gives. */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: main } = await client.query(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`)
  const { rows: others } = await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
  const tell = (signal: NodeJS.Signals) => {
    for (const { pid } of [...main, ...others]) process.kill(pid, signal)
  }
  tell('SIGSTOP')
  return () => tell('SIGCONT')
}
