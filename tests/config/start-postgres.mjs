import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';

/** Starts one PostgreSQL server for all integration tests, where available. */
export default async function start() {
  if (process.env.TEST_POSTGRES_URL) return;
  const programs = findPostgres();
  if (!programs) {
    // CI must not skip tests silently.
    if (process.env.CI) throw new Error('PostgreSQL was not found: neither TEST_POSTGRES_URL nor its programs.');
    console.warn(
      '\nPostgreSQL was not found (neither TEST_POSTGRES_URL nor its programs): tests/integration run on the embedded database.',
    );
    return;
  }
  const server = await startPostgres(programs);
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_POSTGRES_PROGRAMS = programs;
  globalThis.__postgres = server;
}
