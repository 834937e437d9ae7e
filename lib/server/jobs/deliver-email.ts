import 'server-only';
import type { EmailJob } from '@/lib/server/data/jobs/email-jobs';
import { advertKinds, endStop, RETRY_SECONDS, secondsStopped } from '@/lib/server/data/campaigns/sending-stops';
import { completeJob, retryJob, type JobFailure } from '@/lib/server/data/jobs/jobs';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { composeEmail } from '@/lib/server/email/compose';
import {
  EmailDeferredError,
  EmailRefusedError,
  senderRefusal,
  type Email,
  type EmailProvider,
} from '@/lib/server/providers/mail/port';
import { stopSending } from '@/lib/server/services/campaigns/sending-stop';
import { withTimeLimit } from '@/lib/server/time-limit';
import type { JobOutcome } from './worker';

/** Shorter than the lease, so that no second worker sends the email. */
const SEND_LIMIT_MS = 30_000;

/** @throws DatabaseUnavailableError when the outcome cannot be stored: the email is sent again with the same Message-ID. */
export async function deliverEmail(job: EmailJob, provider: EmailProvider): Promise<JobOutcome> {
  const isAdvert = advertKinds.has(job.kind);
  const stopped = isAdvert ? await secondsStopped() : 0;
  if (stopped > 0) return hold(job, 'held', stopped);
  const email = await composeEmail(job).catch((error: unknown) => error as Error);
  if (email instanceof Error) return fail(job, 'refused', email);
  try {
    await withTimeLimit(SEND_LIMIT_MS, provider.send(email), tooSlow);
  } catch (error) {
    const refusal = isAdvert ? senderRefusal(error) : null;
    if (refusal === null) return fail(job, failureKind(error), error as Error);
    await stopSending(refusal);
    return hold(job, refusal, RETRY_SECONDS);
  }
  await completeJob(job);
  if (isAdvert) await endStop();
  log.info({ job: job.id, kind: job.kind, by: provider.name }, 'email sent');
  logLinks(email, provider);
  return 'done';
}

const tooSlow = () => new EmailDeferredError('the mail server took too long');

function failureKind(error: unknown): JobFailure['kind'] {
  if (error instanceof EmailRefusedError) return error.kind === 'sender' ? 'deferred' : 'refused';
  return error instanceof EmailDeferredError ? 'deferred' : 'outage';
}

/** The attempt does not count. */
async function hold(job: EmailJob, error: string, seconds: number): Promise<JobOutcome> {
  await retryJob(job, { error, kind: 'outage', retryAfter: seconds });
  return 'deferred';
}

async function fail(job: EmailJob, kind: JobFailure['kind'], error: Error): Promise<JobOutcome> {
  await retryJob(job, { error: error.message, kind });
  // Excludes the message: mail servers often quote the address.
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  log.warn({ job: job.id, kind: job.kind, outcome: kind, reason: error.name, code, responseCode }, 'email not sent');
  return kind;
}

/** Development only: in production links are secrets. */
function logLinks(email: Email, provider: EmailProvider): void {
  if (env.NODE_ENV !== 'development' || provider.name !== 'folder') return;
  log.info({ links: email.text.match(/https?:\S+/g) }, email.subject);
}
