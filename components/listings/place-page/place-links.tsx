import { Link } from '@/lib/i18n/link';
import type { PlaceLinks as Groups } from '@/lib/places/place-links';
import styles from './place-links.module.scss';

export function PlaceLinkLists({ links }: { links: Groups }) {
  return (
    <div className={`wrap section ${styles.groups}`}>
      {links.map(({ id, title, links: pages }) => (
        <nav key={id} aria-labelledby={`links-${id}`}>
          <h2 id={`links-${id}`}>{title}</h2>
          <ul>
            {pages.map(({ count, href, name }) => (
              <li key={href}>
                <Link href={href}>{name}</Link> <span className="soft numeric">{count}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
