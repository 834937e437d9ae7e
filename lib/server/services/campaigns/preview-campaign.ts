import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { Locale } from '@/lib/i18n/locales';
import { findCampaign } from '@/lib/server/data/campaigns/campaigns';
import { campaignEmail } from '@/lib/server/email/campaign/campaign-email';
import { renderEmail } from '@/lib/server/email/compose';
import { requireRight } from '@/lib/server/services/access/with-right';

const DARK = '@media (prefers-color-scheme: dark)';

/** HTML as a light or dark email program shows it; null for an unknown id. */
export async function previewCampaign(
  actor: Actor,
  id: string,
  { locale, isDark }: Readonly<{ locale: Locale; isDark: boolean }>,
): Promise<Readonly<{ html: string; text: string }> | null> {
  requireRight(actor, 'campaign.send');
  const campaign = await findCampaign(id);
  if (!campaign) return null;
  const email = campaignEmail({ campaignId: id, content: campaign.content, locale, token: 'test', isTest: true });
  const { html, text } = await renderEmail({ ...email, subject: campaign.content[locale].subject }, locale);
  return { html: html.replace(DARK, isDark ? '@media all' : '@media not all'), text };
}
