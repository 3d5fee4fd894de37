// Server and jobs in one process: what `npm start` runs.
import { openOperatorDoor } from './admin/open-operator-door.ts'
import { openApplication } from './open-application.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { readServerEnv } from './server-env.ts'

await runUntilStopped(async () => {
  const env = readServerEnv()
  const application = await openApplication(env, { serves: true, works: true })
  let door: { close: () => Promise<void> } | undefined
  try {
    await application.http?.listen({ port: env.PORT, host: env.HOST })
    if (application.database.engine === 'embedded') door = await openOperatorDoor(application.services, env.DATA_DIR)
  } catch (error) {
    await application.close()
    throw error
  }
  console.log(`\nSondeo: ${env.APP_URL}`)
  if (application.demo) console.log(`Demo account: ${application.demo.email}  ${application.demo.password}`)
  console.log('')
  const close = async () => {
    await door?.close()
    await application.close()
  }
  return { close }
})
