import 'server-only';
import { paragraphsOf, type CampaignContent } from '@/lib/campaigns/campaign-content';
import { campaignParts } from '@/lib/campaigns/campaign-parts';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { campaignPath, type AppPath } from '@/lib/i18n/routes';
import { translatorOf } from '@/lib/i18n/translator';
import { linkIn } from '@/lib/server/email/links';
import type { EmailBlock, EmailContent } from '@/lib/server/email/content';
import { siteUrl } from '@/lib/server/site-url';
import { clickLink } from './click-link';
import { listingAdvert } from './listing-advert';

const MAX_PREVIEW = 140;

type Options = Readonly<{
  campaignId: string;
  content: CampaignContent;
  locale: Locale;
  token: string;
  /** A test: links are not counted and unsubscribing is not possible. */
  isTest?: boolean;
}>;

export function campaignEmail({ campaignId, content, locale, token, isTest = false }: Options): EmailContent {
  const t = translatorOf(locale, 'emails');
  const link = linkIn(locale);
  const { subject, opening, closing } = content[locale];
  const { articles, listings } = campaignParts(content, locale);
  const follow = (path: AppPath) => {
    const own = localizedHref(locale, path);
    return isTest ? new URL(own, siteUrl).href : clickLink(campaignId, own);
  };
  const texts = (text: string): EmailBlock[] => paragraphsOf(text).map((one) => ({ kind: 'text', text: one }));
  const [first = ''] = paragraphsOf(opening);
  return {
    subject: isTest ? t('campaign.test', { subject }) : subject,
    preview: first.slice(0, MAX_PREVIEW),
    heading: subject,
    blocks: [
      ...texts(opening),
      ...(listings.length > 0 ? [{ kind: 'heading' as const, text: t('campaign.homes') }] : []),
      ...listings.map((listing) => listingAdvert(listing, locale, follow)),
      ...(articles.length > 0 ? [{ kind: 'heading' as const, text: t('campaign.articles') }] : []),
      ...articles.map(({ excerpt, href, title }): EmailBlock => ({
        kind: 'advert',
        title,
        href: follow(href),
        lines: [excerpt],
      })),
      ...texts(closing),
      { kind: 'button', label: t('campaign.all'), href: follow('/properties'), isBare: true },
      { kind: 'link', label: t('campaign.archive'), href: link(campaignPath(campaignId)) },
      { kind: 'link', label: t('campaign.leave'), href: link(`/newsletter/unsubscribe?token=${token}`) },
    ],
    reason: t('campaign.reason'),
    ...(!isTest && { headers: unsubscribeHeaders(token) }),
  };
}

/** One-click unsubscribe: RFC 2369 and RFC 8058. */
function unsubscribeHeaders(token: string): Readonly<Record<string, string>> {
  const oneClick = new URL('/api/newsletter/unsubscribe', siteUrl);
  oneClick.searchParams.set('token', token);
  return { 'List-Unsubscribe': `<${oneClick.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
