import 'server-only';
import { DatabaseError, DatabaseUnavailableError } from '@/lib/errors/database-errors';

/** SQLSTATE classes: connection, lock or statement timeout, shutdown, no resources, internal error. */
const UNAVAILABLE_STATES = /^(08|28|3D|53|55P03|57|58|XX)/;
const SYSTEM_CODES = /^E[A-Z_]+$/;
const CONNECTION_WORDS =
  /timeout exceeded|connection terminated|connection timeout|query read timeout|not queryable|pglite is clos|unreachable|end on the pool/i;

type Cause = { code?: unknown; constraint?: unknown; message?: unknown; name?: unknown };

/** Detects Drizzle errors from any bundle; their message contains every value. */
function isQueryError(error: unknown): error is Error {
  return error instanceof Error && 'query' in error && 'params' in error;
}

/** Converts driver errors to DatabaseUnavailableError or to errors without values; returns other errors unchanged. */
export function normalizeError(error: unknown): unknown {
  const cause = (isQueryError(error) ? error.cause : error) as Cause;
  const message = String(cause?.message ?? 'unknown error');
  const code = typeof cause?.code === 'string' ? cause.code : undefined;
  if (isUnavailable(cause, code, message)) return new DatabaseUnavailableError(message);
  const isStatementRefused = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  if (!isStatementRefused && !isQueryError(error)) return error;
  const detail = code?.startsWith('22') ? 'a value does not fit its column' : message;
  return new DatabaseError(detail, code, typeof cause.constraint === 'string' ? cause.constraint : undefined);
}

function isUnavailable(cause: Cause, code: string | undefined, message: string): boolean {
  if (code) return UNAVAILABLE_STATES.test(code) || SYSTEM_CODES.test(code);
  return cause?.name === 'RuntimeError' || cause?.name === 'DatabaseDiedError' || CONNECTION_WORDS.test(message);
}
