import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { personPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-people';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { HomesView } from '@/components/desk/matching/homes-view';
import { Objection } from '@/components/desk/matching/objection';
import { ObjectionTakenBack } from '@/components/desk/matching/objection-taken-back';
import styles from '@/components/desk/matching/matching.module.scss';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readHomesForPerson } from '@/lib/server/services/matching/read-matches';
import { isUuid } from '@/lib/text/is-uuid';
import { objectionAction, takeBackObjectionAction } from './actions';

type Props = { params: Promise<{ id: string }> };

/** More help nobody to choose. */
const MAX_HOMES = 60;

export async function generateMetadata() {
  const t = await getTranslations('deskMatching.homes');
  return deskMetadata(t('title'));
}

async function PersonHomesPage({ params }: Props) {
  const locale = await currentLocale();
  const { id } = await params;
  const actor = await requireStaff(locale, `${personPath(id)}/homes`, 'contact.read');
  const found = isUuid(id) ? await readHomesForPerson(actor, id, MAX_HOMES, locale) : null;
  if (!found) redirect(`/${locale}/dashboard/agency/people`);
  const t = await getTranslations('deskMatching.homes');
  const { canObject, hasObjected, heard, homes, name, total } = found;
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('of', { name })}
      action={<Link href={personPath(id)}>{t('back')}</Link>}
    >
      <div className={styles.page}>
        <HomesView contactId={id} homes={homes} total={total} heard={heard} />
        {canObject && <Objection contactId={id} action={objectionAction} />}
        {hasObjected && <ObjectionTakenBack contactId={id} action={takeBackObjectionAction} />}
      </div>
    </DeskFrame>
  );
}

export default withDatabaseFallback(PersonHomesPage);
