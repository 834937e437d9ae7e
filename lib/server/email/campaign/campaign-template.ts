import 'server-only';
import { createHash } from 'node:crypto';
import type { CampaignContent } from '@/lib/campaigns/campaign-content';
import type { Locale } from '@/lib/i18n/locales';
import { renderEmail } from '@/lib/server/email/compose';
import type { Email } from '@/lib/server/providers/mail/port';
import { campaignEmail } from './campaign-email';

const TOKEN = 'token-of-the-reader-1f9c3b7a60';

export type CampaignTemplate = Omit<Email, 'id' | 'to'>;

/** Renders a newsletter once per language, not once per subscriber. */
export async function campaignTemplate(
  campaignId: string,
  content: CampaignContent,
  locale: Locale,
): Promise<CampaignTemplate> {
  const email = campaignEmail({ campaignId, content, locale, token: TOKEN });
  return { ...(await renderEmail(email, locale)), headers: email.headers ?? {} };
}

/** Its Message-ID is deterministic. */
export function copyFor(
  template: CampaignTemplate,
  { campaignId, subscriberId, email, token }: Record<'campaignId' | 'subscriberId' | 'email' | 'token', string>,
): Email {
  const personal = (text: string) => text.replaceAll(TOKEN, token);
  const headers = Object.entries(template.headers ?? {}).map(([name, value]) => [name, personal(value)]);
  return {
    ...template,
    // Found again by lib/server/data/campaigns/returned-copies.ts.
    id: createHash('sha256').update(`${campaignId}:${subscriberId}`).digest('hex').slice(0, 32),
    to: { address: email },
    html: personal(template.html),
    text: personal(template.text),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}
