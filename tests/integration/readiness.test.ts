import { sql } from 'drizzle-orm';
import { GET as readyz } from '@/app/readyz/route';
import { processState } from '@/lib/env/process-state';
import type { Engine } from '@/lib/server/db/engine';
import { openPostgres } from '@/lib/server/db/postgres';
import { log } from '@/lib/server/log';
import {
  describeOnPostgres,
  makeDatabaseUnavailable,
  openTestEngine,
  postgresDatabase,
  putEngine,
  withEngine,
} from '@/tests/support/database/engines';

const readiness = async () => {
  const response = await readyz();
  return [response.status, await response.json()];
};

function testFirstWrite(open: () => Promise<Engine>): void {
  const engine = withEngine(open);
  /** For the open connection and for later ones: a pool closes a connection after an error. */
  const setReadOnly = async (mode: 'on' | 'off') => {
    const forLater = `execute format('alter database %I set default_transaction_read_only = ${mode}', current_database())`;
    await engine().db.execute(sql.raw('set default_transaction_read_only = off'));
    await engine().db.execute(sql.raw(`do $$ begin ${forLater}; end $$`));
    await engine().db.execute(sql.raw(`set default_transaction_read_only = ${mode}`));
  };

  beforeEach(() => {
    putEngine(engine());
    Object.assign(
      processState<object>('database-write', () => ({})),
      { hasWritten: false, failure: '' },
    );
  });

  it('is not ready with a database that can only be read, and says why once', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await setReadOnly('on');
    expect(await readiness()).toEqual([503, { status: 'starting', database: 'up' }]);
    expect(await readiness()).toEqual([503, { status: 'starting', database: 'up' }]);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith({ reason: expect.stringContaining('read-only') }, expect.any(String));
    await setReadOnly('off');
    expect(await readiness()).toEqual([200, { status: 'ready', database: 'up' }]);
  });

  it('stays ready when the database is read-only or away later', async () => {
    expect(await readiness()).toEqual([200, { status: 'ready', database: 'up' }]);
    await setReadOnly('on');
    expect(await readiness()).toEqual([200, { status: 'ready', database: 'up' }]);
    await setReadOnly('off');
    makeDatabaseUnavailable();
    expect(await readiness()).toEqual([200, { status: 'ready', database: 'away' }]);
  });

  it('is not ready without a database', async () => {
    makeDatabaseUnavailable();
    expect(await readiness()).toEqual([503, { status: 'starting', database: 'away' }]);
  });
}

describe('on embedded', () => testFirstWrite(() => openTestEngine('embedded')));

describeOnPostgres('on postgres', () =>
  testFirstWrite(async () => openPostgres(await postgresDatabase(), { connections: 1 })),
);
