import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { outbox } from '@/lib/server/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { asDto, type Dto } from './dto';
import { backOffSeconds } from './back-off';
import { secondsAhead } from './moments';
import { withDb } from './transaction';

/** After so many refusals of one mail nobody will take it: a person has to look. Outages do not count. */
const MAX_ATTEMPTS = 10;
/** For so long a recipient's server may say "later": as long as mail servers wait for each other (RFC 5321, 4.5.4.1). */
const DEFER_LIMIT_MS = 4 * 86_400_000;
/** While the mail server is away: soon enough to deliver within a minute of its return. */
const OUTAGE_PAUSE_SECONDS = 30;
const LEASE_SECONDS = 120;
const MAX_ERROR_LENGTH = 500;

export type NewMail = Readonly<{
  kind: string;
  recipient: string;
  locale: Locale;
  payload: Readonly<Record<string, unknown>>;
  /** The same key is stored once: a double click sends one mail. */
  idempotencyKey?: string;
}>;

/** A mail that one worker has for a while. */
export type LeasedMail = Dto<
  'LeasedMail',
  {
    id: string;
    kind: string;
    recipient: string;
    locale: Locale;
    payload: Readonly<Record<string, unknown>>;
    attempts: number;
    leaseOwner: string;
    createdAt: Date;
  }
>;

export type MailFailure = Readonly<{ error: string; kind: 'outage' | 'refused' | 'deferred' }>;

/** Stores a mail to be sent; false where its idempotency key is already there. */
export async function storeMail(mail: NewMail): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(outbox)
      .values({ ...mail, idempotencyKey: mail.idempotencyKey ?? null })
      .onConflictDoNothing({ target: outbox.idempotencyKey })
      .returning({ id: outbox.id }),
  );
  return rows.length > 0;
}

/**
 * Takes up to `size` mails that are due, oldest first, for `seconds`: no other worker gets them until then. Mails
 * whose worker died come back when its lease ends.
 */
export async function leaseMails(owner: string, size: number, seconds = LEASE_SECONDS): Promise<readonly LeasedMail[]> {
  await buryLost();
  // array() makes the choice once; as a join it might be made again for each row and lock more than it takes.
  const due = sql`array(
    select id from ${outbox}
    where (status = 'queued' and next_attempt_at <= now()) or (status = 'leased' and lease_until <= now())
    order by next_attempt_at, created_at limit ${size} for update skip locked)`;
  const rows = await withDb((db) =>
    db
      .update(outbox)
      .set({
        status: 'leased',
        leaseOwner: owner,
        leaseUntil: secondsAhead(seconds),
        attempts: sql`${outbox.attempts} + 1`,
        // So that a worker which dies over it again is told from a server that says "later".
        lastError: sql`case when ${outbox.status} = 'leased' then null else ${outbox.lastError} end`,
      })
      .where(sql`${outbox.id} = any(${due})`)
      .returning(),
  );
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map((row) => toMail(row, owner));
}

/** The mail server took it. What it said is forgotten. False where the lease was lost meanwhile. */
export async function markMailSent({ id, leaseOwner }: LeasedMail): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(outbox)
      .set({ status: 'sent', sentAt: sql`now()`, payload: {}, lastError: null, ...noLease })
      .where(held(id, leaseOwner))
      .returning({ id: outbox.id }),
  );
  return rows.length > 0;
}

/**
 * Puts it back for later: after an outage soon and for ever, else later each time until it is dead, which takes ten
 * refusals or four days of "later". False where the lease was lost meanwhile.
 */
export async function markMailFailed(mail: LeasedMail, failure: MailFailure): Promise<boolean> {
  const isOutage = failure.kind === 'outage';
  const isTooOld = Date.now() - mail.createdAt.getTime() > DEFER_LIMIT_MS;
  const isDead = !isOutage && mail.attempts >= MAX_ATTEMPTS && (failure.kind === 'refused' || isTooOld);
  const pause = isOutage ? OUTAGE_PAUSE_SECONDS * (0.5 + Math.random() / 2) : backOffSeconds(mail.attempts);
  const rows = await withDb((db) =>
    db
      .update(outbox)
      .set({
        status: isDead ? 'dead' : 'queued',
        attempts: isOutage ? mail.attempts - 1 : mail.attempts,
        nextAttemptAt: secondsAhead(pause),
        lastError: failure.error.slice(0, MAX_ERROR_LENGTH),
        ...noLease,
      })
      .where(held(mail.id, mail.leaseOwner))
      .returning({ id: outbox.id }),
  );
  if (rows.length > 0 && isDead) tellDead(mail);
  return rows.length > 0;
}

/** How many mails wait, and how many nobody took: for health and for tests. */
export async function countMails(): Promise<Readonly<Record<'queued' | 'leased' | 'sent' | 'dead', number>>> {
  const rows = await withDb((db) =>
    db
      .select({ status: outbox.status, count: sql<number>`count(*)::int` })
      .from(outbox)
      .groupBy(outbox.status),
  );
  return { queued: 0, leased: 0, sent: 0, dead: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/**
 * A mail whose worker dies again and again (it may be what kills it) is not leased for ever. Such a mail has no error: no
 * worker lived to note one.
 */
async function buryLost(): Promise<void> {
  const rows = await withDb((db) =>
    db
      .update(outbox)
      .set({ status: 'dead', lastError: 'its worker died each time', ...noLease })
      .where(
        and(
          eq(outbox.status, 'leased'),
          lt(outbox.leaseUntil, sql`now()`),
          isNull(outbox.lastError),
          sql`${outbox.attempts} >= ${MAX_ATTEMPTS}`,
        ),
      )
      .returning({ id: outbox.id, kind: outbox.kind, attempts: outbox.attempts }),
  );
  rows.forEach(tellDead);
}

function tellDead({ id, kind, attempts }: { id: string; kind: string; attempts: number }): void {
  log.error({ mail: id, kind, attempts }, 'a mail could not be delivered and was given up');
}

const noLease = { leaseOwner: null, leaseUntil: null };

const held = (id: string, owner: string) =>
  and(eq(outbox.id, id), eq(outbox.leaseOwner, owner), eq(outbox.status, 'leased'));

function toMail(row: typeof outbox.$inferSelect, leaseOwner: string): LeasedMail {
  return asDto<LeasedMail>({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    locale: row.locale as Locale,
    payload: row.payload,
    attempts: row.attempts,
    leaseOwner,
    createdAt: row.createdAt,
  });
}
