import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DoneNotice } from '@/components/desk/contacts/contacts-frame';
import { InformingView } from '@/components/desk/contacts/informing-view';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { readInboxQuery } from '@/lib/contacts/inbox-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readUninformed } from '@/lib/server/services/contacts/inform-contacts';
import { noteInformedAction, sendInformationAction } from './actions';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople.informing');
  return deskMetadata(t('title'));
}

async function InformingPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/people/informing');
  const t = await getTranslations('deskPeople.informing');
  const parameters = await searchParams;
  const contacts = await readUninformed(actor, readInboxQuery(parameters).page);
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('title')}
      action={<Link href="/dashboard/agency/people">{t('back')}</Link>}
    >
      <DoneNotice done={parameters.done} />
      <InformingView contacts={contacts} actions={{ send: sendInformationAction, note: noteInformedAction }} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(InformingPage);
