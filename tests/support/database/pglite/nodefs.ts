import type * as Outside from '@electric-sql/pglite/nodefs';

/** See `tests/config/database-environment.mjs`. */
const outside = (globalThis as unknown as { __outside: { nodefs: typeof Outside } }).__outside.nodefs;

export const { NodeFS } = outside;
