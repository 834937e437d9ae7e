/** Requires an initialised embedded database without a running site. Argument: the role. */
import { sql } from 'drizzle-orm';
import { encode } from 'next-auth/jwt';
import { closeDatabase, getEngine } from '@/lib/server/db/client';
import { queryRows } from '@/lib/server/db/engine';

const role = process.argv[2] ?? 'agent';
const { db } = await getEngine(60_000);
const idOf = async (statement: ReturnType<typeof sql>) => {
  const [row] = await queryRows<{ id: string }>(db, statement);
  if (!row) throw new Error('nothing was stored');
  return row.id;
};
const user = await idOf(
  sql`insert into users (email, locale, email_verified_at) values (${`${role}@desk.example.com`}, 'en', now()) returning id`,
);
await db.execute(sql`insert into staff (user_id, role, enrolled_at) values (${user}, ${role}, now())`);
const session = await idOf(
  sql`insert into sessions (user_id, expires_at, mfa_at, mfa_seen_at)
    values (${user}, now() + interval '1 day', now(), now()) returning id`,
);
await closeDatabase();
const secret = process.env.AUTH_SECRET ?? '';
process.stdout.write(await encode({ token: { sub: user, sid: session, before: null }, secret, maxAge: 86_400 }));
