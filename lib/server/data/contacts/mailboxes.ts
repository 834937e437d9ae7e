import 'server-only';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { mailboxes } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type MailboxState = Dto<'MailboxState', Omit<typeof mailboxes.$inferSelect, 'leasedUntil' | 'createdAt'>>;

/** Returns null while another instance has it. */
export async function leaseMailbox(id: string, seconds: number): Promise<MailboxState | null> {
  await withDb((db) => db.insert(mailboxes).values({ id }).onConflictDoNothing());
  const [row] = await withDb((db) =>
    db
      .update(mailboxes)
      .set({ leasedUntil: secondsAhead(seconds) })
      .where(and(eq(mailboxes.id, id), or(isNull(mailboxes.leasedUntil), lt(mailboxes.leasedUntil, sql`now()`))))
      .returning(),
  );
  return row ? asDto<MailboxState>(row) : null;
}

export async function restartMailbox(id: string, uidValidity: string, lastUid: number): Promise<void> {
  await withDb((db) => db.update(mailboxes).set({ uidValidity, lastUid }).where(eq(mailboxes.id, id)));
}

/** `unmatched`: listed for staff; `ours`: neither stored, listed nor unreadable. */
export type MailOutcome = 'stored' | 'unmatched' | 'unreadable' | 'ours';

export async function advanceMailbox(id: string, lastUid: number, outcome: MailOutcome): Promise<void> {
  const column = outcome === 'ours' ? null : mailboxes[outcome];
  await withDb((db) =>
    db
      .update(mailboxes)
      .set({ lastUid, ...(outcome !== 'ours' && { [outcome]: sql`${column} + 1` }) })
      .where(eq(mailboxes.id, id)),
  );
}

/** `failure`: null when read. */
export async function releaseMailbox(id: string, failure: string | null): Promise<void> {
  const ended = failure === null ? { readAt: sql`now()`, failedAt: null } : { failedAt: firstFailure };
  await withDb((db) =>
    db
      .update(mailboxes)
      .set({ ...ended, failure, leasedUntil: null })
      .where(eq(mailboxes.id, id)),
  );
}

const firstFailure = sql`coalesce(${mailboxes.failedAt}, now())`;

export async function setListsUnknown(id: string, listsUnknown: boolean): Promise<void> {
  await withDb((db) =>
    db
      .insert(mailboxes)
      .values({ id, listsUnknown })
      .onConflictDoUpdate({ target: mailboxes.id, set: { listsUnknown } }),
  );
}

export async function findMailbox(id: string): Promise<MailboxState | null> {
  const [row] = await withDb((db) => db.select().from(mailboxes).where(eq(mailboxes.id, id)));
  return row ? asDto<MailboxState>(row) : null;
}
