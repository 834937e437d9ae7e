import { getTranslations } from 'next-intl/server';
import { ConsultationView } from '@/components/appointments/consultation-view';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import { bookConsultationAction } from '@/app/[locale]/(site)/schedule-call/actions';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('consultationPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/book-consultation',
    title: t('metaTitle'),
    description: t('description'),
  });
}

export default function BookConsultationPage() {
  return (
    <ConsultationView
      siteUrl={siteUrl}
      action={bookConsultationAction}
      siteKey={env.RECAPTCHA_SITE_KEY ?? null}
      widgetUrl={env.BOOKING_WIDGET_URL}
    />
  );
}
