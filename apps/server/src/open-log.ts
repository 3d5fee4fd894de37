import { type FastifyBaseLogger, fastify } from 'fastify'
import { describeError } from './describe-error.ts'

type Settings = { level: string; write?: (line: string) => void }

/** Lines of JSON. Errors are told by what they are and where they arose, never with the values they were about. */
export const openLog = ({ level, write }: Settings): FastifyBaseLogger =>
  fastify({
    logger: {
      level,
      serializers: { err: (error: unknown) => describeError(error) },
      ...(write && { stream: { write } }),
    },
  }).log
