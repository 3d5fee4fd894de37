/**
 * Of each group of a queue one job is worked on at a time. Two workers that look in the same moment do not see each
 * other's job, so that pg-boss alone would let both begin. With this index the second gets none, which pg-boss takes for
 * an empty queue. Two processes may start at once, hence the lock.
 */
export function allowOnePerGroup(queue: string): string {
  const index = `one_per_group_${queue.replace(/\W/g, '_')}`
  return `DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('${index}'));
    CREATE UNIQUE INDEX IF NOT EXISTS ${index} ON pgboss.job_common (group_id) WHERE name = '${queue}' AND state = 'active';
  END $$`
}

/** What is being worked on, in all queues. */
export const listActiveJobs = "SELECT name, id FROM pgboss.job WHERE state = 'active'"
