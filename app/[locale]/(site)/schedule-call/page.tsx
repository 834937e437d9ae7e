import { getTranslations } from 'next-intl/server';
import { ScheduleCallView } from '@/components/appointments/schedule-call-view';
import { officeTown } from '@/lib/appointments/booking-settings';
import { readScheduler } from '@/lib/server/services/appointments/scheduler-view';
import { currentLocale } from '@/lib/i18n/locale';
import { env } from '@/lib/server/env';
import { siteUrl } from '@/lib/server/site-url';
import { bookAppointmentAction } from './actions';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('scheduleCallPage');
  return { title: t('title'), description: t('description', { town: officeTown() }), robots: { index: false } };
}

/** The query contains the choices, so that the page works without JavaScript. */
export default async function ScheduleCallPage({ searchParams }: Props) {
  const view = await readScheduler(await searchParams, await currentLocale());
  return (
    <ScheduleCallView
      {...view}
      action={bookAppointmentAction}
      siteKey={env.RECAPTCHA_SITE_KEY ?? null}
      siteUrl={siteUrl}
    />
  );
}
