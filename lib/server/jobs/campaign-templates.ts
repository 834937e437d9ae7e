import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Campaign } from '@/lib/server/data/campaigns/campaigns';
import { listRecentlyChanged } from '@/lib/server/data/listings/recent-changes';
import { campaignTemplate, type CampaignTemplate } from '@/lib/server/email/campaign/campaign-template';
import { log } from '@/lib/server/log';

const FRESH_MS = 60_000;

type Templates = Readonly<Record<Locale, CampaignTemplate>>;

/** Renders a newsletter once a minute; null when that fails. */
export function campaignTemplates(): (campaign: Campaign) => Promise<Templates | null> {
  let made: Templates | null = null;
  let madeAt = 0;
  return async (campaign) => {
    if (made && Date.now() - madeAt < FRESH_MS) return made;
    try {
      made = await render(campaign);
      madeAt = Date.now();
      return made;
    } catch (error) {
      log.error({ err: error, campaign: campaign.id }, 'a newsletter could not be rendered');
      return null;
    }
  };
}

/** Excludes listings with a change that can still be undone. */
async function render({ content, id }: Campaign): Promise<Templates> {
  const waiting = new Set((await listRecentlyChanged()).map(({ listingId }) => listingId));
  const settled = { ...content, listings: content.listings.filter((listing) => !waiting.has(listing)) };
  return { en: await campaignTemplate(id, settled, 'en'), es: await campaignTemplate(id, settled, 'es') };
}
