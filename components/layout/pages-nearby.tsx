import { getTranslations } from 'next-intl/server';
import { pagesNearby } from '@/lib/writing/reading-paths';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { AppPath } from '@/lib/i18n/routes';
import styles from './pages-nearby.module.scss';

export async function PagesNearby({ path }: { path: AppPath }) {
  const t = await getTranslations('common');
  const pages = pagesNearby(path, await currentLocale());
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="nearby-pages" className={styles.nearby}>
      <p id="nearby-pages" className={styles.label}>
        {t('nearbyPages')}
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Link href={page.path}>{page.text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
