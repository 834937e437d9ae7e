import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { advertObjections, jobs } from '@/lib/server/db/schema';
import { hashOf } from '@/lib/server/data/core/link-secret';
import { monthsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';
import { withdrawListingConsents } from './listing-consents';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

const MONTHS = 36;

/** Also withdraws its consents and cancels queued marketing emails. */
export async function addObjection(email: string): Promise<void> {
  const address = normalizeEmail(email);
  await withDb((db) =>
    db
      .insert(advertObjections)
      .values({ emailHash: hashOf(address) })
      .onConflictDoNothing(),
  );
  await withdrawListingConsents(address);
  await withDb((db) =>
    db.delete(jobs).where(and(eq(jobs.kind, 'listingMatch'), eq(jobs.recipient, address), eq(jobs.status, 'queued'))),
  );
}

/** Returns false without an objection. */
export async function deleteObjections(emails: readonly string[]): Promise<boolean> {
  const hashes = emails.map((email) => hashOf(normalizeEmail(email)));
  const rows = await withDb((db) =>
    db
      .delete(advertObjections)
      .where(inArray(advertObjections.emailHash, hashes))
      .returning({ emailHash: advertObjections.emailHash }),
  );
  return rows.length > 0;
}

export async function listObjections(emails: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(emails.map((email) => [hashOf(normalizeEmail(email)), email]));
  if (hashes.size === 0) return new Set();
  const rows = await withDb((db) =>
    db
      .select({ emailHash: advertObjections.emailHash })
      .from(advertObjections)
      .where(inArray(advertObjections.emailHash, [...hashes.keys()])),
  );
  return new Set(rows.flatMap(({ emailHash }) => hashes.get(emailHash) ?? []));
}

export async function findObjection(email: string): Promise<Date | null> {
  const [row] = await withDb((db) =>
    db
      .select({ createdAt: advertObjections.createdAt })
      .from(advertObjections)
      .where(eq(advertObjections.emailHash, hashOf(normalizeEmail(email)))),
  );
  return row?.createdAt ?? null;
}

/** Keeps objections while the agency stores the address. */
export async function deleteOldObjections(): Promise<void> {
  await withDb((db) =>
    db.delete(advertObjections).where(
      sql`${advertObjections.createdAt} < ${monthsAgo(MONTHS)} and not exists (select 1 from contact_emails
        where encode(sha256(convert_to(contact_emails.email, 'UTF8')), 'hex') = ${advertObjections.emailHash})`,
    ),
  );
}
