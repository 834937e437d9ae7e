import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';

/** Before the integration tests: a PostgreSQL server for all of them, where there is one or can be one. */
export default async function start() {
  if (process.env.TEST_POSTGRES_URL) return;
  const programs = findPostgres();
  if (!programs) {
    // Where every change is tried, nothing may go untried unnoticed.
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
