import { getTranslations } from 'next-intl/server';
import type { SentView } from '@/lib/contacts/match-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { isoDay } from '@/lib/text/iso-day';
import styles from './matching.module.scss';

type HeardListProps = Readonly<{ heard: Readonly<{ count: number; latest: readonly SentView[] }> }>;

/** Lists contacts already informed about a listing; they are not offered again. */
export async function HeardList({ heard: { count, latest } }: HeardListProps) {
  const t = await getTranslations('deskMatching.people');
  const locale = await currentLocale();
  return (
    <details className={styles.heard}>
      <summary>{t('heard', { count })}</summary>
      <ul>
        {latest.map(({ at, by, contactId, name }) => {
          const date = formatDate(isoDay(at), locale);
          return (
            <li key={contactId}>
              <Link href={deskPath('people', contactId)}>
                {by === null ? t('byAlert', { name, date }) : t('sentBy', { name, by, date })}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
