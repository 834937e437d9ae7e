/**
 * `node tests/faults/first-start.mjs [--instances 4]`: concurrent starts on an empty PostgreSQL; one migrates, all
 * serve.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findPostgres, startPostgres } from '../support/database/postgres-server.mjs';
import { settingsIn, startInstance, statusOf, temporaryFolder } from '../support/live/instance.mjs';
import { printTable } from '../support/live/table.mjs';
import { migrationNames } from '../support/live/migrations.mjs';

const { values } = parseArgs({ options: { instances: { type: 'string', default: '4' } } });
const binaries = findPostgres();
if (!binaries) {
  console.log('PostgreSQL is not on this machine: nothing was tried.');
  process.exit(0);
}
const postgres = await startPostgres(binaries);
const url = `${postgres.url}/postgres`;
const settings = settingsIn(temporaryFolder('first'), { DATABASE_URL: url });
const sites = await Promise.all(Array.from({ length: Number(values.instances) }, () => startInstance(settings)));
const client = new pg.Client({ connectionString: url });
await client.connect();
const { rows } = await client.query(
  'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
);
await client.end();
const statuses = await Promise.all(sites.map((site) => statusOf(`${site.url}/readyz`)));
const isOnce = rows.length === migrationNames().length && rows.every(({ times }) => times === 1);
printTable('Instances started at once on an empty PostgreSQL', [
  {
    instances: sites.length,
    ready: statuses.filter((status) => status === 200).length,
    'migrations applied': rows.length,
    'each once': isOnce,
    'slowest start (ms)': Math.max(...sites.map(({ ready }) => ready)),
    isGood: isOnce && statuses.every((status) => status === 200),
  },
]);
await Promise.all(sites.map((site) => site.stop()));
await postgres.end();
