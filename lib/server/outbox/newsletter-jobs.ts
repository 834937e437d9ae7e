import 'server-only';
import { finishNewsletterJob, leaseNewsletterJobs, postponeNewsletterJob } from '@/lib/server/data/newsletter-jobs';
import { log } from '@/lib/server/log';
import { newsletterService } from '@/lib/server/providers/newsletter/newsletter-service';
import type { NewsletterService } from '@/lib/server/providers/newsletter/port';

const LOOK_MS = 5_000;
const BATCH = 5;

/** Starts telling the newsletter service who came and who left; without a service they wait until there is one. */
export function startNewsletterJobs(): void {
  const service = newsletterService;
  if (!service) return;
  let isRunning = false;
  setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    workOffNewsletterJobs(service)
      .catch((error: unknown) => log.warn({ reason: (error as Error).name }, 'newsletter jobs could not be read'))
      .finally(() => {
        isRunning = false;
      });
  }, LOOK_MS).unref();
}

/** Tells the service what is due, until nothing is or the service turns out to be away. */
export async function workOffNewsletterJobs(service: NewsletterService): Promise<void> {
  for (;;) {
    const jobs = await leaseNewsletterJobs(BATCH);
    if (jobs.length === 0) return;
    let isAway = false;
    for (const job of jobs) {
      const answer = await service.tell(job.action, job.email);
      if (answer.isDone) {
        await finishNewsletterJob(job);
        continue;
      }
      log.warn({ subscriber: job.subscriberId, reason: answer.error, outcome: answer.kind }, 'newsletter service');
      await postponeNewsletterJob(job, answer);
      isAway ||= answer.kind === 'outage';
    }
    if (isAway) return;
  }
}
