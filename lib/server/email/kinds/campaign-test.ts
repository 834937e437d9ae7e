import 'server-only';
import { z } from 'zod';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import { campaignEmail } from '@/lib/server/email/campaign/campaign-email';
import { defineEmail } from '@/lib/server/email/content';

const text = z.object({ subject: z.string(), opening: z.string(), closing: z.string() });

export const campaignTest = defineEmail({
  schema: z.object({
    campaignId: z.string(),
    content: z.object({
      en: text,
      es: text,
      listings: z.array(z.string()).readonly(),
      articles: z.array(z.string()).readonly(),
    }) satisfies z.ZodType<CampaignContent>,
  }),
  compose: ({ payload: { campaignId, content }, locale }) =>
    campaignEmail({ campaignId, content, locale, token: 'test', isTest: true }),
});
