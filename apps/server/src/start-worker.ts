// The half that works on jobs: for PostgreSQL, any number of processes.
import { openApplication } from './open-application.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { BadEnvironment, readServerEnv } from './server-env.ts'

await runUntilStopped(async () => {
  const env = readServerEnv()
  if (!env.DATABASE_URL) throw new BadEnvironment('npm run worker needs DATABASE_URL; without it use npm start.')
  const application = await openApplication(env, { serves: false, works: true })
  void application.services.readers.warmUp()
  console.log('\nSondeo: working on jobs\n')
  return application
})
