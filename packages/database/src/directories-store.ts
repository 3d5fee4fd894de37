import { asc, eq } from './drizzle.ts'
import { directories } from './schema.ts'
import type { StoreParts } from './sql-database.ts'

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
