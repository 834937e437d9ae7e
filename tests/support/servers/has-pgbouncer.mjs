import { existsSync } from 'node:fs';

/** Debian package `pgbouncer`. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPgBouncer = existsSync(PGBOUNCER);
