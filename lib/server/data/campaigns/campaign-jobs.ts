import 'server-only';
import { jobs } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { leaseJobs, queuedAnew } from '@/lib/server/data/jobs/jobs';
import { withDb } from '@/lib/server/data/core/transaction';

export type CampaignJob = Dto<
  'CampaignJob',
  { id: string; kind: string; campaignId: string; attempts: number; leaseOwner: string; createdAt: Date }
>;

const KIND = 'send';

/** A process that still sends it loses the lease. */
export async function queueCampaign(campaignId: string): Promise<void> {
  await withDb((db) =>
    db
      .insert(jobs)
      .values({ queue: 'campaign', kind: KIND, payload: { campaignId }, idempotencyKey: `campaign:${campaignId}` })
      .onConflictDoUpdate({ target: jobs.idempotencyKey, set: queuedAnew }),
  );
}

export async function leaseCampaign(owner: string, seconds: number): Promise<readonly CampaignJob[]> {
  const rows = await leaseJobs('campaign', owner, 1, seconds);
  return rows.map(({ id, kind, payload, attempts, leaseOwner, createdAt }) =>
    asDto<CampaignJob>({ id, kind, campaignId: String(payload.campaignId), attempts, leaseOwner, createdAt }),
  );
}
