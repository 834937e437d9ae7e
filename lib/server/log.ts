import 'server-only';
import pino from 'pino';
import { env } from './env';
import { requestId } from './telemetry/request-context';

/** What must never reach a log, whichever object carries it. */
const SECRET_KEYS = ['password', 'token', 'secret', 'authorization', 'cookie', 'message', 'body', 'email', 'phone'];

/** The paths of those keys, up to two objects deep. */
export const redaction = {
  paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  remove: true,
};

/** Lines that a request caused carry its number, which its answer carries too. */
const mixin = () => {
  const id = requestId();
  return id ? { requestId: id } : {};
};

/** Structured log, one JSON object a line. Personal data and secrets are cut out. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: redaction,
  mixin,
});
