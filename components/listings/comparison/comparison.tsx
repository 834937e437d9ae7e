import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { MapAttribution } from '@/components/map/map-attribution';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Link } from '@/lib/i18n/link';
import { MAX_COMPARED, type ComparisonView } from '@/lib/listings/compare/comparison';
import { hasDrawnStreets } from '@/lib/map/drawn-streets';
import type { MapTiles } from '@/lib/map/map-tile';
import { ColumnScroller } from './column-scroller';
import { ComparedHead, ComparedMap, ComparedName, ComparedPlan, ComparedValue } from './compared-cells';
import styles from './comparison.module.scss';

type ComparisonProps = {
  comparison: ComparisonView;
  isCut: boolean;
  tiles: MapTiles;
  siteUrl: URL;
};

const SHOWN = 2;

export async function Comparison({ comparison, isCut, tiles, siteUrl }: ComparisonProps) {
  const t = await getTranslations('comparison');
  const { assumptions, cards, levels, plans, rows } = comparison;
  const places = comparison.places.map((place) =>
    place && (tiles.hasStreets || hasDrawnStreets(place.at)) ? place : null,
  );
  const hasMaps = places.some((place) => place !== null);
  const count = cards.length;
  const positions = Array.from({ length: Math.max(1, count - SHOWN + 1) }, (_, index) =>
    t('shown', { from: index + 1, to: index + SHOWN, count }),
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/compare' }} siteUrl={siteUrl} />
      <h1 id="comparison">{t('title')}</h1>
      {isCut && <p>{t('cut', { count: MAX_COMPARED })}</p>}
      {count < 2 && <p>{t('few')}</p>}
      {count > 0 && (
        <ColumnScroller labelledBy="comparison" words={positions}>
          <table className={styles.table} aria-labelledby="comparison">
            <thead>
              <tr>
                <td />
                {cards.map((card) => (
                  <ComparedHead key={card.id} card={card} />
                ))}
              </tr>
            </thead>
            <tbody>
              <ComparedRow
                name={t('rows.home')}
                cells={cards.map((card) => (
                  <ComparedName key={card.id} card={card} />
                ))}
              />
              {rows.map(({ best, id, values }) => (
                <ComparedRow
                  key={id}
                  name={t(`rows.${id}`)}
                  cells={values.map((value, index) => (
                    <ComparedValue key={cards[index]?.id} value={value} isBest={best === index} />
                  ))}
                />
              ))}
              {plans.some((floor) => floor !== null) && (
                <ComparedRow
                  name={t('rows.plan')}
                  cells={plans.map((floor, index) => (
                    <ComparedPlan key={cards[index]?.id} floor={floor} />
                  ))}
                />
              )}
              {hasMaps && (
                <ComparedRow
                  name={t('rows.map')}
                  cells={places.map((place, index) => (
                    <ComparedMap
                      key={cards[index]?.id}
                      place={place}
                      version={tiles.version}
                      name={cards[index]?.place ?? ''}
                    />
                  ))}
                />
              )}
            </tbody>
          </table>
        </ColumnScroller>
      )}
      <div className={`small soft ${styles.notes}`}>
        {levels.length > 0 && <p>{t('levels', { levels: levels.join('; ') })}</p>}
        {assumptions && <p>{assumptions}</p>}
        {hasMaps && <MapAttribution attribution={tiles.attribution} />}
      </div>
      <p>
        <Link href="/saved-homes" className={arrowLinkClass}>
          <ArrowLabel>{t('back')}</ArrowLabel>
        </Link>
      </p>
    </div>
  );
}

function ComparedRow({ cells, name }: { cells: readonly ReactNode[]; name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells}
    </tr>
  );
}
