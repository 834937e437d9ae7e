import { getTranslations } from 'next-intl/server';
import type { Source } from '@/lib/writing/articles';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './sources.module.scss';

export async function Sources({ sources }: { sources: readonly Source[] }) {
  const t = await getTranslations('sources');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources">{t('title')}</h2>
      <p>{t('note')}</p>
      <ul className={styles.list}>
        {sources.map(({ label, url, asOf }) => (
          <li key={label}>
            <span>{url ? <a href={url}>{label}</a> : label}</span>
            <time dateTime={asOf}>{formatDate(asOf, locale)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
