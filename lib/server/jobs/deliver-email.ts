import 'server-only';
import type { EmailJob } from '@/lib/server/data/jobs/email-jobs';
import { completeJob, retryJob, type JobFailure } from '@/lib/server/data/jobs/jobs';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { composeEmail } from '@/lib/server/email/compose';
import {
  EmailDeferredError,
  EmailRefusedError,
  type Email,
  type EmailProvider,
} from '@/lib/server/providers/mail/port';
import { withTimeLimit } from '@/lib/server/time-limit';
import type { JobOutcome } from './worker';

/** Shorter than the lease, so that no second worker sends the email. */
const SEND_LIMIT_MS = 30_000;

/**
 * Renders and sends one email and stores the outcome.
 * @throws DatabaseUnavailableError when the outcome cannot be stored: the email is sent again with the same Message-ID.
 */
export async function deliverEmail(job: EmailJob, provider: EmailProvider): Promise<JobOutcome> {
  const email = await composeEmail(job).catch((error: unknown) => error as Error);
  if (email instanceof Error) return fail(job, 'refused', email);
  try {
    await withTimeLimit(SEND_LIMIT_MS, provider.send(email), tooSlow);
  } catch (error) {
    return fail(job, failureKind(error), error as Error);
  }
  await completeJob(job);
  log.info({ job: job.id, kind: job.kind, by: provider.name }, 'email sent');
  logLinks(email, provider);
  return 'done';
}

const tooSlow = () => new EmailDeferredError('the mail server took too long');

function failureKind(error: unknown): JobFailure['kind'] {
  if (error instanceof EmailRefusedError) return 'refused';
  return error instanceof EmailDeferredError ? 'deferred' : 'outage';
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
