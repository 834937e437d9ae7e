import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import tool from '@/components/tools/tool-page.module.scss';
import type { ValuationPageView } from '@/lib/valuation/valuation-page';
import { Link } from '@/lib/i18n/link';
import { isHiddenPath } from '@/lib/site/samples';
import { ResultLine } from '@/components/tools/result-line';
import { Comparables } from './comparables';
import { FactorTable } from './factor-table';
import { PriceMap } from './price-map';
import { ValuationForm } from './valuation-form';
import { ValuationResult } from './valuation-result';
import styles from './valuation-view.module.scss';
import type { ReactNode } from 'react';

const METHOD = '/blog/valorar-tu-vivienda';

type ValuationViewProps = {
  view: ValuationPageView;
  actions?: ReactNode;
  look?: ReactNode;
  siteUrl: URL;
};

export async function ValuationView({ view, actions, look, siteUrl }: ValuationViewProps) {
  const t = await getTranslations('valuationPage');
  const tools = await getTranslations('toolForm');
  const { result } = view;
  const estimate = result?.kind === 'estimate' ? result.estimate : null;
  return (
    <div className={tool.page}>
      <div className="wrap">
        <Breadcrumbs current={{ name: t('title'), href: '/herramientas/valoracion' }} siteUrl={siteUrl} />
        <div className={tool.head}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <div className={tool.tool}>
          <div className={tool.entry}>
            {estimate && (
              <ResultLine
                label={t('result.lineLabel', {
                  heading: t(`result.${view.isRequested ? 'heading' : 'example'}`),
                  date: estimate.levelMonth,
                })}
                more={tools('more')}
              >
                {t('result.line', { low: estimate.low, high: estimate.high })}
              </ResultLine>
            )}
            <ValuationForm values={view.values} errors={view.errors} place={view.place} places={view.places} />
          </div>
          <ValuationResult
            result={result}
            facts={view.facts}
            unknown={view.place.unknown}
            isRequested={view.isRequested}
            actions={actions}
          />
        </div>
      </div>
      {estimate && (
        <section className="sand section" aria-labelledby="factors-heading">
          <div className={`wrap ${styles.factors}`}>
            <div className={styles.text}>
              <h2 id="factors-heading">{t('table.heading')}</h2>
              <p>{t('table.text')}</p>
              <p className="small">{estimate.method}</p>
              <h3>{t('unknown.heading')}</h3>
              <p className="small">{t('unknown.text')}</p>
            </div>
            <FactorTable estimate={estimate} />
          </div>
        </section>
      )}
      {estimate && (
        <section className={`wrap section ${styles.comparables}`} aria-labelledby="comparable-heading">
          <div className={tool.head}>
            <h2 id="comparable-heading">{t('comparable.heading')}</h2>
            <p className="soft">{view.comparablesText}</p>
          </div>
          <Comparables comparables={view.comparables} />
          {view.ownSales && <p className={styles.own}>{view.ownSales}</p>}
        </section>
      )}
      {look}
      <section className={estimate && !look ? 'wrap' : 'wrap section'} aria-labelledby="map-heading">
        <div className={tool.head}>
          <h2 id="map-heading">{t('map.heading')}</h2>
          <p className="soft">{t('map.text')}</p>
        </div>
        <div className={styles.maps}>
          {view.maps.map((map) => (
            <PriceMap key={map.group} map={map} />
          ))}
        </div>
        <div className={styles.end}>
          <p>
            {isHiddenPath(METHOD)
              ? t('print.caution')
              : t.rich('caution', { article: (words) => <Link href={METHOD}>{words}</Link> })}
          </p>
          <p>
            {t.rich('more', {
              sales: (words) => <Link href="/services/sales">{words}</Link>,
              guide: (words) => <Link href="/guias/vender">{words}</Link>,
            })}
          </p>
        </div>
      </section>
    </div>
  );
}
