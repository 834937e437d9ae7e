import { getTranslations } from 'next-intl/server';
import type { SellContent } from '@/lib/landing/sell-page';
import { Link } from '@/lib/i18n/link';
import { AreaCalendar } from './area-calendar';
import { AreaDocuments } from './area-documents';
import { AreaStatistics } from './area-statistics';
import styles from './seller-area.module.scss';

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
