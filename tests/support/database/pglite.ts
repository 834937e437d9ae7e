import type * as Outside from '@electric-sql/pglite';

type Loaded = { pglite: typeof Outside; wasmModule: WebAssembly.Module };

/** See `tests/config/database-environment.mjs`. */
const { pglite, wasmModule } = (globalThis as unknown as { __outside: Loaded }).__outside;

export class PGlite extends pglite.PGlite {
  static override create = ((options: Outside.PGliteOptions) =>
    pglite.PGlite.create({ pgliteWasmModule: wasmModule, ...options })) as typeof pglite.PGlite.create;
}

export const { types } = pglite;
