import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import { Link } from '@/lib/i18n/link';
import styles from './seller-area.module.scss';
import { Check } from 'lucide';
import { Icon } from '@/components/ui/icon';

const totalKinds = ['enquiries', 'visits', 'offers'] as const;

async function AreaStatistics({ views, bars, totals }: Pick<SellContent['area'], 'views' | 'bars' | 'totals'>) {
  const t = await getTranslations('sellPage.area.statistics');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption')}</p>
      <svg
        viewBox={`0 0 ${bars.width} ${bars.height}`}
        role="img"
        aria-label={t('chart', views)}
        className={styles.bars}
      >
        <path d={bars.whole} />
        <path d={bars.gaps} strokeDasharray={bars.dashes} strokeWidth={bars.height} />
      </svg>
      <dl className={styles.totals}>
        {totalKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(kind, { count: totals[kind] })}</dt>
            <dd>{totals[kind]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export async function SellerArea({ area }: { area: SellContent['area'] }) {
  const t = await getTranslations('sellPage.area');
  return (
    <section className={`section ${styles.band}`} aria-labelledby="area-title">
      <div className="wrap">
        <div className={`onDark ${styles.head}`}>
          <h2 id="area-title">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div className={styles.screen}>
          <AreaCalendar days={area.days} />
          <AreaDocuments documents={area.documents} ready={area.ready} />
          <AreaStatistics views={area.views} bars={area.bars} totals={area.totals} />
        </div>
        <p className={`onDark ${styles.note}`}>
          {t('example')} <Link href="/sell/demo">{t('open')}</Link>
        </p>
      </div>
    </section>
  );
}

async function AreaDocuments({ documents, ready }: Pick<SellContent['area'], 'documents' | 'ready'>) {
  const t = await getTranslations('sellPage.area.documents');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption', { ready, all: documents.length })}</p>
      <ul className={styles.documents}>
        {documents.map(({ document, isReady }) => (
          <li key={document}>
            {isReady ? <Icon node={Check} /> : <i className={styles.pending} />}
            {t(`names.${document}`)}
            <span>{t(isReady ? 'ready' : 'pending')}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

async function AreaCalendar({ days }: Pick<SellContent['area'], 'days'>) {
  const t = await getTranslations('sellPage.area.calendar');
  return (
    <article className={styles.panel}>
      <h3>{t('title')}</h3>
      <p>{t('caption')}</p>
      <ul className={styles.days}>
        {days.map(({ name, times }) => (
          <li key={name}>
            <b>{name}</b>
            {times.length === 0 ? (
              <span className="visuallyHidden">{t('none')}</span>
            ) : (
              <ul className={styles.times}>
                {times.map((time) => (
                  <li key={time}>{time}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
