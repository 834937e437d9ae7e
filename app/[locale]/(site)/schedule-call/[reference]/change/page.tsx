import { getTranslations } from 'next-intl/server';
import { MissingCall } from '@/components/booking/missing-call';
import { MoveCallView } from '@/components/booking/move-call-view';
import { monthOf } from '@/lib/domain/booking/month';
import { bookingRules } from '@/lib/content/booking';
import { wallClock } from '@/lib/domain/booking/time-zone';
import { currentLocale } from '@/lib/i18n/locale';
import { readCallAccess } from '@/lib/server/http/call-access';
import { readScheduler } from '@/lib/server/http/scheduler-view';
import { isChangeable, openCall } from '@/lib/server/usecases/booking/open-call';
import { moveCallAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { withRecords } from '@/app/[locale]/with-records';
import type { Metadata } from 'next';

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('callPage');
  return { title: t('moveTitle'), robots: { index: false } };
}

/** Another time for a call; it keeps its own until the new one is confirmed. */
async function MoveCallPage({ params, searchParams }: Props) {
  const [{ reference }, query] = [await params, await searchParams];
  const call = await openCall(reference, await readCallAccess(reference));
  if (!call || !isChangeable(call)) return <MissingCall />;
  const { day } = wallClock(call.startsAt.getTime(), bookingRules.zone);
  const asked = { month: monthOf(day), zone: call.timeZone, ...query };
  const { initial, choice, zones } = await readScheduler(asked, await currentLocale(), call);
  return <MoveCallView initial={initial} choice={choice} zones={zones} call={call} action={moveCallAction} />;
}

export default withRecords(MoveCallPage);
