import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';

// Compiles PGlite once: tests are too short to profit from optimised code.
setFlagsFromString('--liftoff-only');

/** Loaded once per process, not per database. */
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
 * Loads PGlite outside of Jest's sandbox, which blocks `import()` in packages. tests/support/database/pglite*.ts pass
 * it on.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    loaded ??= loadPglite();
    this.global.__outside = await loaded;
    const { env } = this.global.process;
    env.LOG_LEVEL ??= 'silent';
    // Protects the developer's database from the data layer.
    this.folder = mkdtempSync(path.join(tmpdir(), 'site-own-'));
    env.DATABASE_URL = `file:${this.folder}/db`;
    env.STORAGE_URL = `file:${this.folder}/storage`;
  }

  async teardown() {
    rmSync(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}
