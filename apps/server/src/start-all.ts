// Server and jobs in one process: what `npm start` runs.
import { openAdminSocket } from './admin/admin-socket.ts'
import { openApplication } from './open-application.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { readServerEnv } from './server-env.ts'

await runUntilStopped(async () => {
  const env = readServerEnv()
  const application = await openApplication(env, { serves: true, works: true })
  let adminSocket: { close: () => Promise<void> } | undefined
  try {
    await application.http?.listen({ port: env.PORT, host: env.HOST })
    if (application.database.engine === 'embedded')
      adminSocket = await openAdminSocket(
        { ...application.services, backUp: application.database.backUp },
        env.DATA_DIR,
      )
  } catch (error) {
    await application.close()
    throw error
  }
  void application.services.readers.warmUp()
  console.log(`\nSondeo: ${env.APP_URL}`)
  if (application.demo) console.log(`Demo account: ${application.demo.email}  ${application.demo.password}`)
  console.log('')
  const close = async () => {
    await adminSocket?.close()
    await application.close()
  }
  return { close }
})
