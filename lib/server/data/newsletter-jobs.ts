import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { newsletterJobs, subscribers } from '@/lib/server/db/schema';
import { log } from '@/lib/server/log';
import { backOffSeconds } from './back-off';
import { asDto, type Dto } from './dto';
import { secondsAhead } from './moments';
import { withDb } from './transaction';

/** After so many refusals of one job somebody has to look. Outages do not count. */
const MAX_ATTEMPTS = 10;
const OUTAGE_PAUSE_SECONDS = 30;
/** Whoever takes a job has it for so long; then another may. */
const LEASE_SECONDS = 60;
const MAX_ERROR_LENGTH = 300;

export type NewsletterAction = 'subscribe' | 'unsubscribe';

export type NewsletterJob = Dto<
  'NewsletterJob',
  {
    subscriberId: string;
    action: NewsletterAction;
    version: string;
    attempts: number;
    email: string;
  }
>;

/** `retryAfter` (seconds) where the service said when to come back. */
export type JobFailure = Readonly<{ error: string; kind: 'outage' | 'refused'; retryAfter?: number }>;

/** What the service is to be told of a subscriber; takes the place of an earlier wish that it was not told. */
export async function queueNewsletterJob(subscriberId: string, action: NewsletterAction): Promise<void> {
  const fresh = {
    action,
    version: sql`gen_random_uuid()`,
    attempts: 0,
    nextAttemptAt: sql`now()`,
    isDead: false,
    lastError: null,
  };
  await withDb((db) =>
    db
      .insert(newsletterJobs)
      .values({ subscriberId, action })
      .onConflictDoUpdate({ target: newsletterJobs.subscriberId, set: fresh }),
  );
}

/** Takes up to `size` jobs that are due, for a while. */
export async function leaseNewsletterJobs(size: number): Promise<readonly NewsletterJob[]> {
  const due = sql`array(
    select subscriber_id from ${newsletterJobs} where next_attempt_at <= now() and not is_dead
    order by next_attempt_at limit ${size} for update skip locked)`;
  const rows = await withDb((db) =>
    db
      .update(newsletterJobs)
      .set({ nextAttemptAt: secondsAhead(LEASE_SECONDS), attempts: sql`${newsletterJobs.attempts} + 1` })
      .from(subscribers)
      .where(and(sql`${newsletterJobs.subscriberId} = any(${due})`, eq(subscribers.id, newsletterJobs.subscriberId)))
      .returning({
        subscriberId: newsletterJobs.subscriberId,
        action: newsletterJobs.action,
        version: newsletterJobs.version,
        attempts: newsletterJobs.attempts,
        email: subscribers.email,
      }),
  );
  return rows.map((row) => asDto<NewsletterJob>(row));
}

/** The service knows it. */
export async function finishNewsletterJob(job: NewsletterJob): Promise<void> {
  await withDb((db) => db.delete(newsletterJobs).where(isThis(job)));
}

/** For later: after an outage soon and for ever, after a refusal later each time, until a person has to look. */
export async function postponeNewsletterJob(job: NewsletterJob, failure: JobFailure): Promise<void> {
  const isOutage = failure.kind === 'outage';
  const isDead = !isOutage && job.attempts >= MAX_ATTEMPTS;
  const pause = isOutage ? OUTAGE_PAUSE_SECONDS * (0.5 + Math.random() / 2) : backOffSeconds(job.attempts);
  const rows = await withDb((db) =>
    db
      .update(newsletterJobs)
      .set({
        attempts: isOutage ? job.attempts - 1 : job.attempts,
        nextAttemptAt: secondsAhead(failure.retryAfter ?? pause),
        isDead,
        lastError: failure.error.slice(0, MAX_ERROR_LENGTH),
      })
      .where(isThis(job))
      .returning({ id: newsletterJobs.subscriberId }),
  );
  if (rows.length > 0 && isDead) {
    log.error(
      { subscriber: job.subscriberId, action: job.action, reason: failure.error },
      'the newsletter service refused a subscriber and was given up',
    );
  }
}

const isThis = ({ subscriberId, version }: NewsletterJob) =>
  and(eq(newsletterJobs.subscriberId, subscriberId), eq(newsletterJobs.version, version));
