import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { BlockedSale, ClosedSale } from '@/lib/sales/sale-view';
import { DeskBlocked } from './blocked';
import styles from '@/components/sale/sale.module.scss';

type DeskClosedProps = Readonly<{
  listing: string;
  sales: readonly ClosedSale[];
  actions: Readonly<{ reopen: RedirectingAction; endComparable: RedirectingAction }>;
}>;

export async function DeskClosed({ actions, listing, sales }: DeskClosedProps) {
  const t = await getTranslations('deskSale.closed');
  return (
    <section className={styles.section} aria-labelledby="closed">
      <h2 id="closed">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.list}>
        {sales.map((sale) => (
          <li key={sale.id}>
            {sale.blockedUntil ? (
              <DeskBlocked listing={listing} sale={sale} />
            ) : (
              <Reopenable listing={listing} sale={sale} action={actions.reopen} />
            )}
            {sale.isComparable && <Comparable listing={listing} sale={sale} action={actions.endComparable} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps<Sale> = Readonly<{ listing: string; sale: Sale; action: RedirectingAction }>;

async function Reopenable({ action, listing, sale }: RowProps<Exclude<ClosedSale, BlockedSale>>) {
  const t = await getTranslations('deskSale.closed');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { canReopen, closedAt, id, state } = sale;
  const words = t('line', { state, at: formatDateTime(closedAt.toISOString(), locale) });
  return (
    <div className={styles.row}>
      <span>{words}</span>
      {canReopen && (
        <ActionForm action={action} failed={common('lost')}>
          <HiddenFields values={{ listing, sale: id, locale }} />
          <Button type="submit" look="outline" isSmall>
            {t('reopen')} <span className="visuallyHidden">({words})</span>
          </Button>
        </ActionForm>
      )}
    </div>
  );
}

async function Comparable({ action, listing, sale: { closedAt, id } }: RowProps<ClosedSale>) {
  const t = await getTranslations('deskSale.closed');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <div className={styles.row}>
      <span>{t('comparable')}</span>
      <ActionForm action={action} failed={common('lost')}>
        <HiddenFields values={{ listing, sale: id, locale }} />
        <Button type="submit" look="outline" isSmall>
          {t('endComparable')}{' '}
          <span className="visuallyHidden">({formatDateTime(closedAt.toISOString(), locale)})</span>
        </Button>
      </ActionForm>
    </div>
  );
}
