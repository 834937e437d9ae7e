import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { ListingImage } from '@/components/ui/listing-image';
import { Link } from '@/lib/i18n/link';
import { MAX_COMPARED, type ComparisonView } from '@/lib/listings/compare/comparison';
import { withAltText } from '@/lib/site/images';
import styles from './comparison.module.scss';

type ComparisonProps = {
  comparison: ComparisonView;
  isCut: boolean;
  siteUrl: URL;
};

export async function Comparison({ comparison, isCut, siteUrl }: ComparisonProps) {
  const t = await getTranslations('comparison');
  const { assumptions, cards, rows } = comparison;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/compare' }} siteUrl={siteUrl} />
      <h1 id="comparison">{t('title')}</h1>
      {isCut && <p>{t('cut', { count: MAX_COMPARED })}</p>}
      {cards.length < 2 && <p>{t('few')}</p>}
      {cards.length > 0 && (
        <div role="region" tabIndex={0} aria-labelledby="comparison" className={styles.scroll}>
          <table className={styles.table} aria-labelledby="comparison">
            <thead>
              <tr>
                <td />
                {await Promise.all(cards.map((card) => ComparedListing({ card })))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, values }) => (
                <tr key={id}>
                  <th scope="row">{t(`rows.${id}`)}</th>
                  {values.map((value, index) => (
                    <td key={cards[index]?.id}>
                      {value ?? (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="visuallyHidden">{t('none')}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {assumptions && <p className="small soft">{assumptions}</p>}
      <p>
        <Link href="/saved-homes" className={arrowLinkClass}>
          <ArrowLabel>{t('back')}</ArrowLabel>
        </Link>
      </p>
    </div>
  );
}

async function ComparedListing({ card }: { card: ComparisonView['cards'][number] }) {
  const tImages = await getTranslations('images');
  return (
    <th key={card.id} scope="col">
      <ListingImage
        image={card.image && withAltText(card.image, tImages)}
        type={card.type}
        sizes="(min-width: 1320px) 260px, 220px"
        className={styles.image}
      />
      <span className={styles.price}>
        {card.price} {card.priceNote && <small>{card.priceNote}</small>}
      </span>
      <Link href={card.href}>{card.title}</Link>
      <small>{card.place}</small>
      {card.lettingNote && <small>{card.lettingNote}</small>}
    </th>
  );
}
