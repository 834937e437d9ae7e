import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { EnquirySlot } from '@/app/[locale]/(site)/properties/[id]/enquiry-slot';
import { MessageView } from '@/components/contact/message-view';
import { SentEnquiryView } from '@/components/contact/sent-view';
import { viewingDetails } from '@/lib/forms/viewing-details';
import { viewingTimes } from '@/lib/forms/viewing-times';
import { currentLocale } from '@/lib/i18n/locale';
import { findListing } from '@/lib/listings/catalogue/listings';
import { readSentMessage } from '@/lib/server/http/sent-enquiry';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage');
  return { title: t('form.title'), robots: { index: false } };
}

export default async function MessagePage({ searchParams }: Props) {
  const { done, listing: id } = await searchParams;
  if (done === 'sent') {
    const sent = await readSentMessage();
    const listing = sent?.listingId ? findListing(sent.listingId) : null;
    return (
      <SentEnquiryView siteUrl={siteUrl} sent={sent && { ...sent, ...(await viewingWords(sent)) }} listing={listing} />
    );
  }
  const listing = typeof id === 'string' ? findListing(id) : null;
  return (
    <MessageView
      siteUrl={siteUrl}
      form={listing ? <EnquirySlot id="message" listing={listing} /> : <ContactSlot id="message" />}
    />
  );
}

async function viewingWords({ preferences }: NonNullable<Awaited<ReturnType<typeof readSentMessage>>>) {
  if (!preferences) return {};
  const t = await getTranslations('enquiryForm');
  const tRows = await getTranslations('emails.contactNotice');
  const locale = await currentLocale();
  return {
    times: `${t(`mode.${preferences.mode}`)} · ${viewingTimes(preferences, locale, t)}`,
    details: viewingDetails(preferences, { moveIn: tRows('moveIn'), people: tRows('people') }, locale),
  };
}
