import { getTranslations } from 'next-intl/server';
import { StatusDot, type StatusTone } from '@/components/ui/status-dot';
import { formatPrice } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { SaleListing } from '@/lib/sales/sale-view';
import styles from './sale-facts.module.scss';

type SaleFactsProps = Readonly<{
  listing: Pick<SaleListing, 'operation' | 'price' | 'state'>;
  /** Days since publication; null hides them. */
  days: number | null;
}>;

const tones: Readonly<Record<SaleListing['state'], StatusTone>> = {
  incomplete: 'held',
  ready: 'held',
  available: 'running',
  reserved: 'ready',
  sold: 'done',
  withdrawn: 'over',
};

export async function SaleFacts({ days, listing: { operation, price, state } }: SaleFactsProps) {
  const t = await getTranslations('sale.head');
  const amount = price === null ? null : formatPrice(price, await currentLocale());
  return (
    <p className={`numeric ${styles.facts}`}>
      {amount !== null && <strong>{operation === 'rent' ? t('rent', { price: amount }) : amount}</strong>}
      <StatusDot tone={tones[state]}>{t(`states.${state}`, { operation })}</StatusDot>
      {days !== null && <span>{t('days', { count: days })}</span>}
    </p>
  );
}
