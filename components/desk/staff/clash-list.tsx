import { getTranslations } from 'next-intl/server';
import type { DiaryEntry } from '@/lib/diary/diary-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { Link } from '@/lib/i18n/link';
import styles from './staff.module.scss';

/** Lists reassigned appointments that conflict with the new agent's diary; renders nothing without any. */
export async function ClashList({ clashes }: Readonly<{ clashes: readonly DiaryEntry[] }>) {
  if (clashes.length === 0) return null;
  const t = await getTranslations('deskStaff.clashes');
  const locale = await currentLocale();
  return (
    <section className={styles.part} aria-labelledby="clashes">
      <h2 id="clashes">{t('heading')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.invites}>
        {clashes.map(({ agent, id, name, start }) => (
          <li key={id}>
            <Link href={deskPath('diary', id)}>
              {t('row', { when: formatDateTime(new Date(start).toISOString(), locale), name, agent: agent ?? 'none' })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
