import { ExternalLink } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Icon } from '@/components/ui/icon';
import { Image } from '@/components/ui/image';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { Link } from '@/lib/i18n/link';
import styles from './location.module.scss';

const SIZES = '(min-width: 1024px) 42vw, 100vw';

export async function Place({ page }: { page: ListingPageView }) {
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
          <table>
            <caption className="visuallyHidden">{t('caption')}</caption>
            <tbody>
              {nearby.map(({ kind, minutes, name }) => (
                <tr key={kind + name}>
                  <th scope="row">
                    {kind} <b>{name}</b>
                  </th>
                  <td>{minutes}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
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
        {mapUrl && <p className="mini soft">{t('note')}</p>}
      </div>
    </section>
  );
}
