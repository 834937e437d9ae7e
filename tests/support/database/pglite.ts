import type * as Outside from '@electric-sql/pglite';

/** See tests/config/database-environment.mjs. */
const outside = (globalThis as unknown as { __outside: { pglite: typeof Outside } }).__outside.pglite;

export const { PGlite, types } = outside;
