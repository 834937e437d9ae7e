import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';

// Compiles PGlite's nine megabytes once instead of twice: tests do not run long enough for the second, better time.
setFlagsFromString('--liftoff-only');

/**
 * Node, with PGlite loaded outside of Jest's sandbox, which allows no `import()` in packages and so would stop
 * PGlite from finding its own files. tests/support/database/pglite*.ts hand it in.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const [pglite, nodefs] = await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/nodefs')]);
    this.global.__outside = { pglite, nodefs };
    const { env } = this.global.process;
    env.LOG_LEVEL ??= 'silent';
    // What the data layer opens by itself is never the developer's own.
    this.folder = mkdtempSync(path.join(tmpdir(), 'site-own-'));
    env.DATABASE_URL = `file:${this.folder}/db`;
  }

  async teardown() {
    rmSync(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}
