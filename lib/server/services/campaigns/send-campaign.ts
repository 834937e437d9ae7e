import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { missingTexts } from '@/lib/campaigns/campaign-content';
import { queueCampaign } from '@/lib/server/data/campaigns/campaign-jobs';
import { addSends } from '@/lib/server/data/campaigns/campaign-sends';
import { changeState, findCampaign, markStarted, setIndexed } from '@/lib/server/data/campaigns/campaigns';
import { newsletterService } from '@/lib/server/providers/newsletter/newsletter-service';
import { withRight } from '@/lib/server/services/access/with-right';

type Problem = 'unknown' | 'closed' | 'changed' | 'incomplete' | 'noReaders' | 'elsewhere';

type SendResult = Readonly<{ status: 'done' } | { status: 'error'; code: Problem }>;

const refuse = (code: Problem) => ({ status: 'error', code }) as const;

/** Starts sending to all current subscribers, only if `editVersion` is still current. */
export async function sendCampaign(actor: Actor, id: string, editVersion: number): Promise<SendResult> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    if (newsletterService) return refuse('elsewhere');
    const campaign = await findCampaign(id, 'locked');
    if (!campaign) return refuse('unknown');
    if (campaign.state !== 'draft') return refuse('closed');
    if (campaign.editVersion !== editVersion) return refuse('changed');
    if (missingTexts(campaign.content).length > 0) return refuse('incomplete');
    const subscribers = await addSends(id);
    if (subscribers === 0) return refuse('noReaders');
    await markStarted(id, subscribers);
    await queueCampaign(id);
    await record('campaignSent', { after: { readers: subscribers } });
    return { status: 'done' };
  });
}

/** Emails already passed to the server still arrive. False when it is not being sent. */
export async function pauseCampaign(actor: Actor, id: string): Promise<boolean> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    const isPaused = await changeState(id, ['sending'], 'paused');
    if (isPaused) await record('campaignPaused');
    return isPaused;
  });
}

export async function resumeCampaign(actor: Actor, id: string): Promise<boolean> {
  return withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    const isResumed = await changeState(id, ['paused'], 'sending');
    if (!isResumed) return false;
    await queueCampaign(id);
    await record('campaignResumed');
    return true;
  });
}

export async function listCampaignInSearch(actor: Actor, id: string, isIndexed: boolean): Promise<void> {
  await withRight(actor, 'campaign.send', { kind: 'campaign', id }, async (record) => {
    const campaign = await findCampaign(id, 'locked');
    if (!campaign || campaign.state === 'draft' || campaign.isIndexed === isIndexed) return;
    await setIndexed(id, isIndexed);
    await record('campaignSaved', { before: { isIndexed: !isIndexed }, after: { isIndexed } });
  });
}
