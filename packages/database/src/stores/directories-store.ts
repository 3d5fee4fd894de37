import { asc, eq } from '../engine/drizzle.ts'
import type { StoreParts } from '../engine/sql-database.ts'
import { directories } from '../schema/service.ts'

export type Directory = { id: string; slug: string }

export type DirectoriesStore = {
  /** The first one is where the dashboard's product card leads. */
  list: () => Promise<Directory[]>
  find: (id: string) => Promise<Directory | null>
}

export function createDirectoriesStore({ db }: StoreParts): DirectoriesStore {
  const select = () => db.select({ id: directories.id, slug: directories.slug }).from(directories)
  return {
    list: () => select().orderBy(asc(directories.position), asc(directories.id)),
    find: async id => (await select().where(eq(directories.id, id)))[0] ?? null,
  }
}
