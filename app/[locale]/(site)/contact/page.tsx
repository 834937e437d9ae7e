import { getTranslations } from 'next-intl/server';
import { ContactSlot } from '@/app/[locale]/(site)/contact/contact-slot';
import { bookCallAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { BookingArea } from '@/components/booking/booking-area';
import { ContactView } from '@/components/contact/contact-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/contact',
    title: t('title'),
    description: t('description'),
  });
}

export default function ContactPage() {
  return (
    <ContactView
      siteUrl={siteUrl}
      form={<ContactSlot id="contact" />}
      scheduler={<BookingArea action={bookCallAction} widgetUrl={env.BOOKING_WIDGET_URL} />}
    />
  );
}
