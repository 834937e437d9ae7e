import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { tokens, users } from '@/lib/server/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type User = Dto<
  'User',
  {
    id: string;
    email: string;
    name: string | null;
    locale: Locale;
    hasPassword: boolean;
    passwordChangedAt: Date | null;
    emailVerifiedAt: Date | null;
    lastSignInAt: Date | null;
    createdAt: Date;
    /** Null when not shared. */
    savedListingsSharedAt: Date | null;
    valuationsSharedAt: Date | null;
  }
>;

/** For lib/server/auth only. */
export type Credentials = Dto<'Credentials', { user: User; passwordHash: string | null }>;

export type NewUser = Readonly<{
  email: string;
  locale: Locale;
  name?: string | null;
  passwordHash?: string | null;
  isEmailVerified?: boolean;
}>;

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export async function findUserByEmail(email: string): Promise<User | null> {
  return (await findCredentials(email))?.user ?? null;
}

export const verifiedEmailOf = ({ email, emailVerifiedAt }: User): string | null => (emailVerifiedAt ? email : null);

export async function findVerifiedEmail(userId: string): Promise<string | null> {
  const user = await findUserById(userId);
  return user && verifiedEmailOf(user);
}

export async function findUserById(id: string): Promise<User | null> {
  const [row] = await withDb((db) => db.select().from(users).where(eq(users.id, id)));
  return row ? toUser(row) : null;
}

export async function findCredentials(email: string): Promise<Credentials | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(users)
      .where(eq(users.email, normalizeEmail(email))),
  );
  return row ? toCredentials(row) : null;
}

export async function lockCredentials(userId: string): Promise<Credentials | null> {
  const [row] = await withDb((db) => db.select().from(users).where(eq(users.id, userId)).for('update'));
  return row ? toCredentials(row) : null;
}

/** Returns null if the address has an account. */
export async function createUser(user: NewUser): Promise<User | null> {
  const passwordHash = user.passwordHash ?? null;
  const [row] = await withDb((db) =>
    db
      .insert(users)
      .values({
        email: normalizeEmail(user.email),
        name: user.name ?? null,
        locale: user.locale,
        passwordHash,
        passwordChangedAt: passwordHash ? sql`now()` : null,
        emailVerifiedAt: user.isEmailVerified ? sql`now()` : null,
      })
      .onConflictDoNothing({ target: users.email })
      .returning(),
  );
  return row ? toUser(row) : null;
}

/** Ends open reset links. Returns false if `verifiedHash` is no longer stored. */
export async function setPassword(userId: string, passwordHash: string, verifiedHash?: string): Promise<boolean> {
  return withDb((db) =>
    db.transaction(async (tx) => {
      const isVerified = verifiedHash === undefined ? undefined : eq(users.passwordHash, verifiedHash);
      const changed = await tx
        .update(users)
        .set({ passwordHash, passwordChangedAt: sql`now()` })
        .where(and(eq(users.id, userId), isVerified))
        .returning({ id: users.id });
      if (changed.length === 0) return false;
      const open = and(inArray(tokens.purpose, ['reset', 'verify']), isNull(tokens.usedAt));
      await tx.delete(tokens).where(and(eq(tokens.userId, userId), open));
      return true;
    }),
  );
}

/** Returns false if `from` is no longer stored. */
export async function upgradePasswordHash(userId: string, from: string, to: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(users)
      .set({ passwordHash: to })
      .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
      .returning({ id: users.id }),
  );
  return rows.length > 0;
}

export async function setUnverifiedPassword(userId: string, passwordHash: string): Promise<void> {
  await withDb((db) =>
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt))),
  );
}

/** A stranger may have made the unverified account. */
export async function clearPassword(userId: string): Promise<void> {
  await withDb((db) =>
    db.update(users).set({ passwordHash: null, passwordChangedAt: null }).where(eq(users.id, userId)),
  );
}

/** Returns true only the first time. */
export async function markVerified(userId: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(users)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
      .returning({ id: users.id }),
  );
  return rows.length > 0;
}

export async function recordSignIn(userId: string): Promise<void> {
  await withDb((db) =>
    db
      .update(users)
      .set({ lastSignInAt: sql`now()` })
      .where(eq(users.id, userId)),
  );
}

export async function setUserLocale(userId: string, locale: Locale): Promise<void> {
  await withDb((db) => db.update(users).set({ locale }).where(eq(users.id, userId)));
}

type Row = typeof users.$inferSelect;

const toCredentials = (row: Row) => asDto<Credentials>({ user: toUser(row), passwordHash: row.passwordHash });

export function toUser(row: Row): User {
  return asDto<User>({
    id: row.id,
    email: row.email,
    name: row.name,
    locale: row.locale as Locale,
    hasPassword: row.passwordHash !== null,
    passwordChangedAt: row.passwordChangedAt,
    emailVerifiedAt: row.emailVerifiedAt,
    lastSignInAt: row.lastSignInAt,
    createdAt: row.createdAt,
    savedListingsSharedAt: row.savedListingsSharedAt,
    valuationsSharedAt: row.valuationsSharedAt,
  });
}
