import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ContactMatchesView } from '@/components/desk/matching/contact-matches-view';
import { Objection } from '@/components/desk/matching/objection';
import { ObjectionTakenBack } from '@/components/desk/matching/objection-taken-back';
import styles from '@/components/desk/matching/matching.module.scss';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readListingsForContact } from '@/lib/server/services/matching/read-matches';
import { isUuid } from '@/lib/text/is-uuid';
import { objectionAction, revokeObjectionAction } from './actions';

type Props = { params: Promise<{ id: string }> };

const MAX_LISTINGS = 60;

export async function generateMetadata() {
  const t = await getTranslations('deskMatching.homes');
  return deskMetadata(t('title'));
}

async function ContactListingsPage({ params }: Props) {
  const locale = await currentLocale();
  const { id } = await params;
  const actor = await requireStaff(locale, `${contactPath(id)}/homes`, 'contact.read');
  const found = isUuid(id) ? await readListingsForContact(actor, id, MAX_LISTINGS, locale) : null;
  if (!found) redirect(`/${locale}/dashboard/agency/people`);
  const t = await getTranslations('deskMatching.homes');
  const { canObject, hasObjected, heard, listings, name, total } = found;
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('of', { name })}
      action={<Link href={contactPath(id)}>{t('back')}</Link>}
    >
      <div className={styles.page}>
        <ContactMatchesView contactId={id} listings={listings} total={total} heard={heard} />
        {canObject && <Objection contactId={id} action={objectionAction} />}
        {hasObjected && <ObjectionTakenBack contactId={id} action={revokeObjectionAction} />}
      </div>
    </DeskFrame>
  );
}

export default withDatabaseFallback(ContactListingsPage);
