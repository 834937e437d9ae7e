import path from 'node:path';
import { sql } from 'drizzle-orm';
import { addIdentity } from '@/lib/server/data/accounts/identities';
import { storeEmail } from '@/lib/server/data/jobs/email-jobs';
import { createSession } from '@/lib/server/data/accounts/sessions';
import { issueToken } from '@/lib/server/data/core/tokens';
import { createUser } from '@/lib/server/data/accounts/users';
import { queryRows, type Engine } from '@/lib/server/db/engine';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { putEngine, temporaryFolder } from './engines';

const AWKWARD = 'Núñez "quoted"\n{\\}\u2028🔑 \' ; \t';

export const newFile = () => path.join(temporaryFolder(), 'site.jsonl.gz');

export async function fill(engine: Engine) {
  putEngine(engine);
  const user = await createUser({ email: 'ada@example.com', locale: 'es', name: AWKWARD, passwordHash: '$argon2id$x' });
  if (!user) throw new Error('no user');
  await storeContent();
  await addIdentity(user.id, 'google', 'sub-1');
  const session = await createSession(user.id);
  const token = await issueToken(user.id, 'reset');
  await storeEmail({ kind: 'test', recipient: 'a@example.com', locale: 'en', payload: { [AWKWARD]: 1 / 3 } });
  await engine.db.execute(sql`insert into jobs (kind, recipient, locale, payload)
    select 'test', 'a' || n || '@example.com', 'en', jsonb_build_object('n', n / 7.0) from generate_series(1, 1202) n`);
  return { session, token, user };
}

export const rowsIn = (engine: Engine) => queryRows(engine.db, sql`select 1 from users union all select 1 from jobs`);
