import 'server-only';
import { deleteJob, retryJob } from '@/lib/server/data/jobs/jobs';
import type { NewsletterJob } from '@/lib/server/data/campaigns/newsletter-jobs';
import { log } from '@/lib/server/log';
import type { NewsletterService } from '@/lib/server/providers/newsletter/port';
import type { JobOutcome } from './worker';

export async function callNewsletterService(job: NewsletterJob, service: NewsletterService): Promise<JobOutcome> {
  const result = await service.send(job.kind, job.email);
  if (result.isDone) {
    await deleteJob(job);
    return 'done';
  }
  log.warn({ subscriber: job.subscriberId, reason: result.error, outcome: result.kind }, 'newsletter service');
  await retryJob(job, result);
  return result.kind;
}
