import 'server-only';
import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Monogram } from '@/components/ui/monogram';
import { Image } from '@/components/ui/image';
import { siteFacts } from '@/lib/site/site-facts';
import { areaHref, getArea } from '@/lib/site/areas';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { getImage } from '@/lib/site/images';
import { listingAgent } from '@/lib/site/team';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { listingPath } from '@/lib/i18n/routes';
import type { Confirmation } from './sent-panel';

type Options = Readonly<{
  listing: Listing | null;
  /** True except on the listing's own page. */
  hasWayBack?: boolean;
}>;

export async function readConfirmation({ listing, hasWayBack = false }: Options): Promise<Confirmation> {
  const t = await getTranslations('contactForm');
  const tEnquiry = await getTranslations('enquiryForm');
  const locale = await currentLocale();
  const agent = listing && listingAgent(listing.agent, locale);
  const area = listing && getArea(listing.area);
  const next: readonly (readonly [AppHref, string])[] = [
    ...(listing && hasWayBack ? [[listingPath(listing.id), t('sent.back')] as const] : []),
    area ? [areaHref(area), t('sent.inArea', { id: area.id, area: area.name })] : ['/properties', t('sent.homes')],
    ['/book-consultation', t('sent.call')],
  ];
  return {
    labels: {
      success: t('success'),
      who: t('sent.who'),
      when: t('sent.when'),
      promise: t('sent.promise'),
      to: t('sent.to'),
      listing: t('sent.listing'),
      subject: t('subject'),
      times: tEnquiry('times'),
      message: t('message'),
      again: t('sent.again'),
    },
    image: <Image image={getImage('spot-message-sent', locale)} sizes="128px" isDecorative />,
    who: agent ? (
      <span>
        <Monogram initials={agent.initials} />
        {agent.name}
      </span>
    ) : (
      t('sent.team', { agency: siteFacts().agency.name })
    ),
    listing: listing ? t('sent.listingOf', { title: listing.text[locale].title, reference: listing.reference }) : null,
    next: next.map(([href, words]) => (
      <Link key={href} href={href} className={arrowLinkClass}>
        <ArrowLabel>{words}</ArrowLabel>
      </Link>
    )),
  };
}
