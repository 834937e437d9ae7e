import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EnquirySlot } from '@/app/[locale]/(site)/properties/[id]/enquiry-slot';
import { ViewingView } from '@/components/appointments/viewing/viewing-view';
import { APPOINTMENT_START } from '@/lib/appointments/appointment-form';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { listingPath } from '@/lib/i18n/routes';
import { findListing } from '@/lib/listings/catalogue/listings';
import { env } from '@/lib/server/env';
import { readViewingTimes } from '@/lib/server/services/appointments/viewing-times';
import { siteUrl } from '@/lib/server/site-url';
import { bookViewingAction } from './actions';
import type { Metadata } from 'next';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('viewing');
  return { title: t('title'), robots: { index: false } };
}

/** The query contains the days, so that the page works without JavaScript. */
export default async function ViewingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const listing = findListing(id);
  if (!listing) redirect(localizedHref(locale, listingPath(encodeURIComponent(id))));
  const { confirmsViewings, days, isLater } = await readViewingTimes(listing.id, query.from, locale);
  const start = typeof query.start === 'string' && APPOINTMENT_START.test(query.start) ? query.start : undefined;
  return (
    <ViewingView
      listing={listing}
      siteUrl={siteUrl}
      siteKey={env.RECAPTCHA_SITE_KEY ?? null}
      action={bookViewingAction}
      formKey={randomUUID()}
      {...{ confirmsViewings, days, isLater, start }}
      instead={<EnquirySlot id="message" listing={listing} />}
    />
  );
}
