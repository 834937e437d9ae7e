import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { ClosedSale } from '@/lib/sales/sale-view';
import { DeskBlocked } from './blocked';
import styles from '@/components/sale/sale.module.scss';

type DeskClosedProps = Readonly<{ listing: string; sales: readonly ClosedSale[]; action: RedirectingAction }>;

export async function DeskClosed({ action, listing, sales }: DeskClosedProps) {
  const t = await getTranslations('deskSale.closed');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="closed">
      <h2 id="closed">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.list}>
        {sales.map((sale) => {
          if (sale.blockedUntil) {
            return (
              <li key={sale.id}>
                <DeskBlocked listing={listing} sale={sale} />
              </li>
            );
          }
          const { canReopen, closedAt, id, state } = sale;
          const words = t('line', { state, at: formatDateTime(closedAt.toISOString(), locale) });
          return (
            <li key={id}>
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}
