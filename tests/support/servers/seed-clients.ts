/**
 * Migrates DATABASE_URL and adds the accounts of clients.mjs. Run it before the site: one process per embedded
 * database.
 */
import { hashPassword } from '@/lib/server/auth/passwords';
import { users } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/db/open';
import { clients } from './clients.mjs';

const engine = await openDatabase(process.env.DATABASE_URL ?? '', 1);
const passwordHash = await hashPassword(clients.password);
const now = new Date();
const rows = ['en', 'es'].flatMap((locale) =>
  Array.from({ length: clients.perLanguage }, (_, n) => ({
    email: clients.email(locale, n),
    locale,
    passwordHash,
    passwordChangedAt: now,
    emailVerifiedAt: now,
  })),
);
await engine.db.insert(users).values(rows);
await engine.close();
