import { getTranslations } from 'next-intl/server';
import { ListingImage } from '@/components/ui/listing-image';
import type { SiteResult } from '@/lib/writing/search/site-search';
import { Link } from '@/lib/i18n/link';
import styles from './search-group.module.scss';
import type { Segment } from '@/lib/writing/search/highlight';

export async function SearchGroup({ kind, total, hits }: SiteResult['groups'][number]) {
  const t = await getTranslations('searchPage');
  return (
    <section id={kind} className={styles.group} aria-labelledby={`${kind}-title`}>
      <div className={styles.title}>
        <h2 id={`${kind}-title`}>{t(`kinds.${kind}`)}</h2>
        {total > hits.length && <p className="numeric small soft">{t('shown', { shown: hits.length, total })}</p>}
      </div>
      <ul className={styles.list}>
        {hits.map(({ id, href, title, excerpt, context, listing }) => (
          <li key={id} className={listing ? styles.listing : styles.hit}>
            {listing && (
              <ListingImage
                image={listing.image}
                type={listing.type}
                sizes="10rem"
                isDecorative
                className={styles.image}
              />
            )}
            <div>
              {listing && (
                <p className={`numeric ${styles.price}`}>
                  {listing.price} {listing.priceNote && <span className="small">{listing.priceNote}</span>}
                </p>
              )}
              <h3>
                <Link href={href}>
                  <Highlight segments={title} />
                </Link>
              </h3>
              {context !== '' && (
                <p className="small soft">{kind === 'guides' ? t('step', { guide: context }) : context}</p>
              )}
              <p className={styles.excerpt}>
                <Highlight segments={excerpt} />
              </p>
              {listing && (
                <p className="small soft">{[listing.energyLabel, listing.lettingNote].filter(Boolean).join(' · ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Highlight({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
