/** Run it before the site: an embedded database allows one process. */
import { hashPassword } from '@/lib/server/auth/passwords';
import { sessions, staff, users } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/db/open';
import { encryptTotpSecret } from '@/lib/server/auth/totp';
import { agentOfListings } from '@/tests/support/listings-of-agent';
import { clients } from './clients.mjs';
import { seededStaff } from './staff.mjs';

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

const members = [
  { ...seededStaff.shared, role: 'agent' as const, locale: 'en', teamId: agentOfListings ?? null },
  ...(['owner', 'agent'] as const).flatMap((role) =>
    ['en', 'es'].flatMap((locale) =>
      Array.from({ length: seededStaff.perRole }, (_, n) => ({
        id: seededStaff.id(role, locale, n),
        email: seededStaff.email(role, locale, n),
        role,
        locale,
        teamId: null,
      })),
    ),
  ),
];
const nextMonth = new Date(now.getTime() + 30 * 86_400_000);
await engine.db.insert(users).values(
  members.map(({ id, email, locale }) => ({
    id,
    email,
    locale,
    passwordHash,
    passwordChangedAt: now,
    emailVerifiedAt: now,
  })),
);
await engine.db.insert(staff).values(
  members.map(({ id, role, teamId }) => ({
    userId: id,
    role,
    teamId,
    totpSecret: encryptTotpSecret(id, seededStaff.secret),
    enrolledAt: now,
  })),
);
await engine.db
  .insert(sessions)
  .values(members.map(({ id }) => ({ id, userId: id, expiresAt: nextMonth, mfaAt: now, mfaSeenAt: now })));
await engine.close();
