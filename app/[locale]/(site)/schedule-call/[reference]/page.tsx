import { getTranslations } from 'next-intl/server';
import { CallView } from '@/components/appointments/appointment-view';
import { MissingCall } from '@/components/appointments/appointment-not-found';
import { readCallAccess } from '@/lib/server/http/appointment-access';
import { isChangeable, openCall } from '@/lib/server/services/appointments/open-appointment';
import { cancelCallAction } from '@/app/[locale]/(site)/schedule-call/actions';
import { withRecords } from '@/app/[locale]/with-database-fallback';
import type { Metadata } from 'next';

type Props = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('callPage');
  return { title: t('title'), robots: { index: false } };
}

/** One call, for whoever opened its private link or is signed in. Looking changes nothing. */
async function CallPage({ params, searchParams }: Props) {
  const [{ reference }, { done, problem }] = [await params, await searchParams];
  const call = await openCall(reference, await readCallAccess(reference));
  if (!call) return <MissingCall />;
  return (
    <CallView
      call={call}
      isChangeable={isChangeable(call)}
      done={done}
      hasFailed={problem !== undefined}
      cancelAction={cancelCallAction}
    />
  );
}

export default withRecords(CallPage);
