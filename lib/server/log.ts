import 'server-only';
import pino from 'pino';
import { env } from './env';
import { requestId } from './telemetry/request-context';

/** Never logged. */
const SECRET_KEYS = ['password', 'token', 'secret', 'authorization', 'cookie', 'message', 'body', 'email', 'phone'];

export const redaction = {
  paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  remove: true,
};

const mixin = () => {
  const id = requestId();
  return id ? { requestId: id } : {};
};

export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: redaction,
  mixin,
});
