import { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleView } from '@/lib/sales/sale-view';
import styles from './figure-tiles.module.scss';

/** A letting has viewings instead of offers. */
export async function FigureTiles({ sale: { figures, listing, offers } }: Readonly<{ sale: SaleView }>) {
  const t = await getTranslations('sale.letter.tiles');
  const locale = await currentLocale();
  const { days, enquiries, saves, viewings } = figures;
  const last = listing.operation === 'rent' ? (['viewings', viewings] as const) : (['offers', offers.length] as const);
  const tiles = [['days', days], ['saves', saves], ['enquiries', enquiries], last] as const;
  return (
    <ul className={`numeric ${styles.tiles}`}>
      {tiles.map(([kind, count]) => (
        <li key={kind}>
          <strong>{count === null ? '–' : formatNumber(count, locale)}</strong>{' '}
          <span>{count === null ? t('notPublished') : t(kind, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
