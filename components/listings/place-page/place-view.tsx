import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { currentLocale } from '@/lib/i18n/locale';
import type { PlacePageView } from '@/lib/places/place-page';
import { placePath } from '@/lib/places/place-query';
import { collectionPage } from '@/lib/seo/place-page';
import { PlaceDistricts } from './place-districts';
import { PlaceHub } from './place-hub';
import { PlaceListings } from './place-listings';
import { PlaceLinkLists } from './place-links';
import { PlaceQuestions } from './place-questions';
import { PlaceText } from './place-text';
import styles from './place-view.module.scss';
import type { ReactNode } from 'react';

type PlaceViewProps = {
  page: PlacePageView;
  map: ReactNode;
  siteUrl: URL;
};

export async function PlaceView({ map, page, siteUrl }: PlaceViewProps) {
  const t = await getTranslations('placePage');
  const locale = await currentLocale();
  const href = placePath(page.query);
  const isEmpty = page.query.operation !== null && page.cards.length === 0;

  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={page.trail} current={{ name: page.crumb, href }} siteUrl={siteUrl} />
        <div className={styles.head}>
          <h1>{page.heading}</h1>
          {page.query.operation === null && (
            <>
              <p className="lead">{t('hub.lead', { count: page.total })}</p>
              <p>{t('hub.text')}</p>
            </>
          )}
          {page.facts.length > 0 && (
            <dl className={styles.facts} aria-label={t('facts.heading')}>
              {page.facts.map(({ id, term, value }) => (
                <div key={id}>
                  <dt>{term}</dt>
                  <dd className="numeric">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {map}
      {page.query.operation === null && <PlaceHub page={page} />}
      {page.query.operation !== null && <PlaceListings page={page} />}
      {isEmpty && <PlaceLinkLists links={page.links} />}
      <PlaceText page={page} />
      {page.districts && <PlaceDistricts districts={page.districts} />}
      <PlaceQuestions questions={page.questions} />
      {page.query.operation !== null && !isEmpty && <PlaceLinkLists links={page.links} />}
      <JsonLd
        data={collectionPage(
          {
            name: page.heading,
            description: page.description,
            href,
            listings: page.cards.map((card) => card.href),
            firstPosition: page.firstPosition,
          },
          siteUrl,
          locale,
        )}
      />
    </>
  );
}
