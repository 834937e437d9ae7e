import { getTranslations } from 'next-intl/server';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { Table } from '@/components/ui/table';
import type { ListPage, UnknownEmailRow } from '@/lib/contacts/contact-views';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { classNames } from '@/lib/text/class-names';
import styles from './rows.module.scss';

const PATH = '/dashboard/agency/people';

export async function UnknownList({ emails }: Readonly<{ emails: ListPage<UnknownEmailRow> }>) {
  const t = await getTranslations('deskPeople.unmatched');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="unknown" className={styles.further}>
      <h2 id="unknown">{t('unknown.title')}</h2>
      <p className={styles.lead}>{t('unknown.lead')}</p>
      {emails.items.length === 0 ? (
        <p className={styles.empty}>{t('none')}</p>
      ) : (
        <Table
          caption={t('unknown.title')}
          className={classNames(styles.table, styles.emails)}
          head={[t('heads.from'), t('unknown.subject'), t('heads.date')]}
          rows={emails.items.map(({ at, from, id, name, subject }) => ({
            id,
            cells: [
              <Link key="from" href={`${PATH}?tab=emails&email=${id}`}>
                {name || from || t('noSender')}
              </Link>,
              <span key="subject">
                {subject || t('noSubject')}
                {name && from && <small className={styles.excerpt}>{from}</small>}
              </span>,
              formatDateTime(at, locale),
            ],
          }))}
        />
      )}
      <ListPages path={PATH} {...emails} query={{ tab: 'emails', of: 'unknown' }} />
    </section>
  );
}
