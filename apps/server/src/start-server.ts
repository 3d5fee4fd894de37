// The half that answers calls: for PostgreSQL, any number of processes.
import { openApplication } from './open-application.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { BadEnvironment, readServerEnv } from './server-env.ts'

await runUntilStopped(async () => {
  const env = readServerEnv()
  if (!env.DATABASE_URL) throw new BadEnvironment('npm run server needs DATABASE_URL; without it use npm start.')
  const application = await openApplication(env, { serves: true, works: false })
  await application.http?.listen({ port: env.PORT, host: env.HOST })
  void application.services.readers.warmUp()
  console.log(`\nSondeo: ${env.APP_URL}\n`)
  return application
})
