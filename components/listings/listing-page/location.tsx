import { ExternalLink } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import { Table } from '@/components/ui/table';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import type { ReactNode } from 'react';
import styles from './location.module.scss';

const SIZES = '(min-width: 1024px) 42vw, 100vw';

export async function ListingLocation({ page, children }: { page: ListingPageView; children: ReactNode }) {
  const t = await getTranslations('listingPage.place');
  const { area, mapUrl, nearby, neighbourhood } = page;
  return (
    <section className={styles.place} aria-labelledby="place-heading">
      {area.image && <Image image={area.image} sizes={SIZES} className={styles.image} />}
      <div className={styles.text}>
        <h2 id="place-heading">{t('heading')}</h2>
        <p>
          <b>{area.name}.</b> {area.about}
        </p>
        {nearby.length > 0 && (
          <Table
            caption={t('caption')}
            rows={nearby.map(({ kind, minutes, name }) => ({
              id: kind + name,
              cells: [
                <>
                  {kind} <b>{name}</b>
                </>,
                minutes,
              ],
            }))}
          />
        )}
        {children}
        <p className={styles.ways}>
          <Link href={area.href} className={arrowLinkClass}>
            <ArrowLabel>{t('homes', { area: area.id, name: area.name })}</ArrowLabel>
          </Link>
          {mapUrl && (
            <a href={mapUrl} rel="noopener noreferrer" className={styles.map}>
              {t('map', { place: neighbourhood })}
              <Icon node={ExternalLink} />
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
