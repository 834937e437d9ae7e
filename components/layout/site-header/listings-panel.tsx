import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import { listAreas } from '@/lib/site/areas';
import { AreaLinks } from './area-links';
import styles from './listings-panel.module.scss';
import { listingsLinks } from './links';

export async function ListingsPanel() {
  const t = await getTranslations('header');
  return (
    <div className={styles.groups}>
      <ul className={styles.ways}>
        {listingsLinks.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{t(`links.${label}`)}</Link>
          </li>
        ))}
      </ul>
      {(['barcelona', 'costa-blanca', 'elsewhere'] as const).map((group) => (
        <div key={group}>
          <p>{t(`areas.${group}`)}</p>
          <AreaLinks className={styles.areas} areas={listAreas().filter((area) => area.group === group)} />
        </div>
      ))}
    </div>
  );
}
