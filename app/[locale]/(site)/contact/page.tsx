import { getTranslations } from 'next-intl/server';
import { ContactSlot } from './contact-slot';
import { bookConsultationAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { SchedulerSection } from '@/components/appointments/booking-area';
import { ContactPageView } from '@/components/contact/contact-view';
import { JsonLd } from '@/components/layout/json-ld';
import { siteFacts } from '@/lib/site/site-facts';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyJsonLd } from '@/lib/seo/agency-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';
import type { Metadata } from 'next';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/contact',
    title: t(forTown('metaTitle'), { town: ownTown() }),
    description: t(forTown('description'), { town: ownTown() }),
  });
}

export default async function ContactPage() {
  return (
    <>
      <JsonLd data={agencyJsonLd(siteFacts().agency, siteUrl)} />
      <ContactPageView
        siteUrl={siteUrl}
        form={<ContactSlot id="contact" />}
        scheduler={
          <SchedulerSection
            action={bookConsultationAction}
            siteKey={env.RECAPTCHA_SITE_KEY ?? null}
            widgetUrl={env.BOOKING_WIDGET_URL}
          />
        }
      />
    </>
  );
}
