import { getTranslations } from 'next-intl/server';
import type { ActivityAction, ActivityChange } from '@/lib/access/activity';
import { activityValues, sentenceKey, systemActor } from '@/lib/access/activity-values';
import type { DeskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './activity.module.scss';

export type ActivityEntryView = Readonly<{
  row: ActivityChange &
    Readonly<{ id: string; at: Date; actorKind: string; actorName: string; action: ActivityAction }>;
  subject: string;
  href: DeskPath | null;
}>;

export async function ActivityEntries({ entries }: { entries: readonly ActivityEntryView[] }) {
  const t = await getTranslations('activityLog');
  const locale = await currentLocale();
  return (
    <ol className={styles.entries} aria-label={t('list')}>
      {entries.map(({ row, subject, href }) => {
        const { key, name } = systemActor(row.actorName);
        return (
          <li key={row.id}>
            <p>
              {t.rich(sentenceKey(row.action), {
                actor: row.actorKind === 'system' ? t(`system.${key}`, { name }) : row.actorName,
                subject,
                kind: row.actorKind === 'system' ? key : 'staff',
                link: (words) => (href ? <Link href={href}>{words}</Link> : words),
                ...activityValues(row, locale),
              })}
            </p>
            <time dateTime={row.at.toISOString()}>{formatDateTime(row.at.toISOString(), locale)}</time>
          </li>
        );
      })}
    </ol>
  );
}
