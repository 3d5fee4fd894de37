import { type FastifyBaseLogger, fastify } from 'fastify'
import { describeError } from './describe-error.ts'
import { traced } from './traced.ts'

type Settings = { level: string; write?: (line: string) => void }

/** Lines of JSON. Errors are told by what they are and where they arose, never with the values they were about. */
export const openLog = ({ level, write }: Settings): FastifyBaseLogger =>
  fastify({
    logger: {
      level,
      serializers: { err: (error: unknown) => describeError(error) },
      // Lines of a call name it already.
      mixin: () => {
        const { requestId, job } = traced.getStore() ?? {}
        return job ? { requestId, job } : {}
      },
      ...(write && { stream: { write } }),
    },
  }).log
