import 'server-only';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { findCampaign } from '@/lib/server/data/campaigns/campaigns';

type SentNewsletter = Readonly<{ content: CampaignContent; sentAt: Date; isIndexed: boolean }>;

export async function readSentNewsletter(id: string): Promise<SentNewsletter | null> {
  const campaign = await findCampaign(id);
  if (!campaign?.startedAt) return null;
  return { content: campaign.content, sentAt: campaign.startedAt, isIndexed: campaign.isIndexed };
}
