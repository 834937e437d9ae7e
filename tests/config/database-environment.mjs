import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';

// Compiles PGlite's nine megabytes once instead of twice: tests do not run long enough for the second, better time.
setFlagsFromString('--liftoff-only');

/** PGlite and its compiled program: once for each process that runs tests, not for each database. */
let loaded;
async function loadPglite() {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  const [pglite, nodefs, wasmModule] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
    WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm'))),
  ]);
  return { pglite, nodefs, wasmModule };
}

/**
 * Node, with PGlite loaded outside of Jest's sandbox, which allows no `import()` in packages and so would stop
 * PGlite from finding its own files. tests/support/database/pglite*.ts hand it in.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    loaded ??= loadPglite();
    this.global.__outside = await loaded;
    const { env } = this.global.process;
    env.LOG_LEVEL ??= 'silent';
    // What the data layer opens by itself is never the developer's own.
    this.folder = mkdtempSync(path.join(tmpdir(), 'site-own-'));
    env.DATABASE_URL = `file:${this.folder}/db`;
    env.STORAGE_URL = `file:${this.folder}/storage`;
  }

  async teardown() {
    rmSync(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}
