import 'server-only';
import { leaseCampaign } from '@/lib/server/data/campaigns/campaign-jobs';
import { leaseEmails } from '@/lib/server/data/jobs/email-jobs';
import { deleteJob, retryJob } from '@/lib/server/data/jobs/jobs';
import { leaseNewsletterJobs, type NewsletterJob } from '@/lib/server/data/campaigns/newsletter-jobs';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { getEmailProvider } from '@/lib/server/providers/mail';
import type { EmailProvider } from '@/lib/server/providers/mail/port';
import { newsletterService } from '@/lib/server/providers/newsletter/newsletter-service';
import type { NewsletterService } from '@/lib/server/providers/newsletter/port';
import { deliverEmail } from './deliver-email';
import { CAMPAIGN_LEASE_SECONDS, runCampaignJob } from './send-campaign';
import { onWake } from '@/lib/server/email/wake-email-worker';
import { startWorker, type JobOutcome, type Worker } from './worker';
import { processState } from '@/lib/env/process-state';

const EMAIL_BATCH = 2;
const NEWSLETTER_BATCH = 1;
/** Seconds; no attempt may be longer. */
const LEASE_SECONDS = 40;

const running = processState<{ workers: readonly Worker[] }>('workers', () => ({ workers: [] }));

export const startEmailWorker = (provider: EmailProvider, pollMs?: number): Worker =>
  startWorker({
    name: 'email',
    lease: (owner) => leaseEmails(owner, EMAIL_BATCH, LEASE_SECONDS),
    handle: (job) => deliverEmail(job, provider),
    ...(pollMs !== undefined && { pollMs }),
  });

export const startNewsletterWorker = (service: NewsletterService, pollMs?: number): Worker =>
  startWorker({
    name: 'newsletter',
    lease: (owner) => leaseNewsletterJobs(owner, NEWSLETTER_BATCH, LEASE_SECONDS),
    handle: (job) => callNewsletterService(job, service),
    ...(pollMs !== undefined && { pollMs }),
  });

export const startCampaignWorker = (provider: EmailProvider, perSecond: number, pollMs?: number): Worker =>
  startWorker({
    name: 'campaign',
    lease: (owner) => leaseCampaign(owner, CAMPAIGN_LEASE_SECONDS),
    handle: (job, isStopping) => runCampaignJob(job, { provider, perSecond, isStopping }),
    ...(pollMs !== undefined && { pollMs }),
  });

/** Migrates earlier jobs first. Newsletter jobs need a service. */
export function startWorkers(): void {
  if (running.workers.length > 0) return;
  const email = startEmailWorker(getEmailProvider());
  const newsletter = newsletterService
    ? startNewsletterWorker(newsletterService)
    : startCampaignWorker(getEmailProvider('campaign'), env.NEWSLETTER_PER_SECOND);
  running.workers = [email, newsletter];
  onWake(() => void email.wake());
  for (const worker of running.workers) void worker.wake();
}

/** Resolves when running jobs are done. */
export async function stopWorkers(): Promise<void> {
  onWake(null);
  await Promise.all(running.workers.map((worker) => worker.stop()));
}

async function callNewsletterService(job: NewsletterJob, service: NewsletterService): Promise<JobOutcome> {
  const result = await service.send(job.kind, job.email);
  if (result.isDone) {
    await deleteJob(job);
    return 'done';
  }
  log.warn({ subscriber: job.subscriberId, reason: result.error, outcome: result.kind }, 'newsletter service');
  await retryJob(job, result);
  return result.kind;
}
