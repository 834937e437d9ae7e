import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { isSampleTown } from '@/lib/site/own-town';
import { AreaLinks } from './area-links';
import styles from './listings-panel.module.scss';
import { listingsLinks } from './links';

export async function ListingsPanel() {
  const t = await getTranslations('header');
  const areas = shownAreas();
  // The groups are the regions of the samples.
  const ownGroups = areas.length > 0 ? (['title'] as const) : [];
  const groups = isSampleTown() ? (['barcelona', 'costa-blanca', 'elsewhere'] as const) : ownGroups;
  return (
    <div className={styles.groups}>
      <ul className={styles.ways}>
        {listingsLinks.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{t(`links.${label}`)}</Link>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <div key={group}>
          <p>{t(`areas.${group}`)}</p>
          <AreaLinks
            className={styles.areas}
            areas={group === 'title' ? areas : areas.filter((area) => area.group === group)}
          />
        </div>
      ))}
    </div>
  );
}
