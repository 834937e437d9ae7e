import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { Table } from '@/components/ui/table';
import type { ListPage, UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { classNames } from '@/lib/text/class-names';
import styles from './rows.module.scss';

type UnmatchedListProps = Readonly<{ emails: ListPage<UnmatchedEmailView>; which: 'open' | 'setAside' }>;

const PATH = '/dashboard/agency/people';
const FIRST_WORDS = 160;

export async function UnmatchedList({ emails, which }: UnmatchedListProps) {
  const t = await getTranslations('deskPeople');
  const timeline = await getTranslations('deskPerson.timeline');
  const locale = await currentLocale();
  const firstWords = ({ invitation, parts }: UnmatchedEmailView) =>
    (parts.find(({ isQuoted }) => !isQuoted)?.text ?? invitation?.comment ?? '').slice(0, FIRST_WORDS);
  return (
    <>
      <p className={styles.lead}>{t(`unmatched.${which === 'open' ? 'lead' : 'asideLead'}`)}</p>
      <p className={styles.whose}>
        {which === 'open' ? (
          <Link href={`${PATH}?tab=emails&aside=1`}>{t('unmatched.showAside')}</Link>
        ) : (
          <Link href={`${PATH}?tab=emails`}>{t('unmatched.showOpen')}</Link>
        )}
      </p>
      {emails.items.length === 0 ? (
        <EmptyPage drawing="letter" text={t('unmatched.none')} />
      ) : (
        <Table
          caption={t('tabs.emails')}
          className={classNames(styles.table, styles.emails)}
          head={[t('unmatched.heads.from'), t('unmatched.heads.email'), t('unmatched.heads.date')]}
          rows={emails.items.map((email) => ({
            id: email.id,
            cells: [
              <Link
                key="from"
                href={email.portal ? `${PATH}/new?email=${email.id}` : `${PATH}?tab=emails&email=${email.id}`}
              >
                {email.portal || email.name || email.from || t('unmatched.noSender')}
              </Link>,
              <span key="email">
                {email.portal && <strong>{t('unmatched.needsReading', { portal: email.portal })}</strong>}
                {email.portal && ' · '}
                {email.automatic &&
                  `${timeline('receivedEmail', { automatic: email.automatic, author: email.name })} · `}
                {email.subject || t('unmatched.noSubject')}
                <small className={styles.excerpt}>{firstWords(email)}</small>
              </span>,
              formatDateTime(email.at, locale),
            ],
          }))}
        />
      )}
      <ListPages path={PATH} {...emails} query={{ tab: 'emails', ...(which === 'setAside' && { aside: '1' }) }} />
    </>
  );
}
