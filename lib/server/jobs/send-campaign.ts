import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CampaignJob } from '@/lib/server/data/campaigns/campaign-jobs';
import { claimSends, secondsToNextSend, settleInterrupted } from '@/lib/server/data/campaigns/campaign-sends';
import { endStop, secondsStopped } from '@/lib/server/data/campaigns/sending-stops';
import { changeState, findCampaign } from '@/lib/server/data/campaigns/campaigns';
import { deleteJob, renewLease, retryJob } from '@/lib/server/data/jobs/jobs';
import { inTransaction } from '@/lib/server/data/core/transaction';
import type { CampaignTemplate } from '@/lib/server/email/campaign/campaign-template';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import type { EmailProvider } from '@/lib/server/providers/mail/port';
import { campaignTemplates } from './campaign-templates';
import { deliverCopy } from './deliver-copy';
import type { JobOutcome } from './worker';

const BATCH = 2;
/** Seconds; renewed while the job runs. */
export const CAMPAIGN_LEASE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 300;
const SECOND_MS = 1_000;

type Options = Readonly<{
  provider: EmailProvider;
  perSecond: number;
  isStopping: () => boolean;
}>;

/** Until finished, paused or the process ends. One process has the lease, so the rate is global. */
export async function runCampaignJob(job: CampaignJob, options: Options): Promise<JobOutcome> {
  const { campaignId } = job;
  const templatesOf = campaignTemplates();
  const interrupted = await settleInterrupted(campaignId);
  if (interrupted > 0) log.warn({ campaign: campaignId, interrupted }, 'the sending of a newsletter was interrupted');
  while (await renewLease(job, CAMPAIGN_LEASE_SECONDS)) {
    const campaign = await findCampaign(campaignId);
    if (campaign?.state !== 'sending') return end(job);
    if (options.isStopping()) return rest(job, 0);
    const stopped = await secondsStopped();
    if (stopped > 0) return rest(job, stopped, stopped);
    const templates = await templatesOf(campaign);
    if (!templates) return pause(job);
    const outcome = await sendBatch(campaignId, options, templates);
    if (outcome === 'outage') return rest(job);
    if (outcome === 'none') return (await finish(job)) ?? rest(job, await secondsToNextSend(campaignId));
  }
  return 'done';
}

async function sendBatch(
  campaignId: string,
  { provider, perSecond }: Options,
  templates: Readonly<Record<Locale, CampaignTemplate>>,
): Promise<'none' | 'some' | 'outage'> {
  const start = Date.now();
  const sends = await claimSends(campaignId, Math.min(BATCH, perSecond));
  if (sends.length === 0) return 'none';
  const outcomes = await Promise.all(sends.map((send) => deliverCopy(send, templates[send.locale], provider)));
  if (outcomes.includes('outage')) return 'outage';
  if (outcomes.includes('stopped')) return 'some';
  if (outcomes.includes('sent')) await endStop();
  await sleep(Math.max(0, (sends.length / perSecond) * SECOND_MS - (Date.now() - start)));
  return 'some';
}

async function finish(job: CampaignJob): Promise<JobOutcome | null> {
  if ((await secondsToNextSend(job.campaignId)) !== null) return null;
  await inTransaction(async () => {
    await changeState(job.campaignId, ['sending'], 'sent');
    await deleteJob(job);
  });
  log.info({ campaign: job.campaignId }, 'a newsletter was sent');
  return 'done';
}

async function pause(job: CampaignJob): Promise<JobOutcome> {
  await changeState(job.campaignId, ['sending'], 'paused');
  return end(job);
}

async function end(job: CampaignJob): Promise<JobOutcome> {
  await deleteJob(job);
  return 'done';
}

async function rest(job: CampaignJob, seconds?: number | null, longest = MAX_PAUSE_SECONDS): Promise<JobOutcome> {
  await retryJob(job, {
    error: 'interrupted',
    kind: 'outage',
    ...(typeof seconds === 'number' && { retryAfter: Math.min(seconds, longest) }),
  });
  return 'outage';
}
