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

type DeskClosedProps = Readonly<{
  listing: string;
  sales: readonly ClosedSale[];
  actions: Readonly<{ reopen: RedirectingAction; endComparable: RedirectingAction }>;
}>;

export async function DeskClosed({ actions, listing, sales }: DeskClosedProps) {
  const t = await getTranslations('deskSale.closed');
  const locale = await currentLocale();
  return (
    <section className={styles.section} aria-labelledby="closed">
      <h2 id="closed">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.list}>
        {sales.map((sale) => {
          const values = { listing, sale: sale.id, locale };
          const at = formatDateTime(sale.closedAt.toISOString(), locale);
          const line = sale.blockedUntil ? '' : t('line', { state: sale.state, at });
          const reopen = { label: t('reopen'), about: line, action: actions.reopen, values };
          const end = { label: t('endComparable'), about: at, action: actions.endComparable, values };
          return (
            <li key={sale.id}>
              {sale.blockedUntil ? (
                <DeskBlocked listing={listing} sale={sale} />
              ) : (
                <ClosedRow words={line} button={sale.canReopen ? reopen : null} />
              )}
              {sale.isComparable && <ClosedRow words={t('comparable')} button={end} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ClosedRowProps = Readonly<{
  words: string;
  button: Readonly<{ label: string; about: string; action: RedirectingAction; values: Record<string, string> }> | null;
}>;

async function ClosedRow({ button, words }: ClosedRowProps) {
  const common = await getTranslations('common');
  return (
    <div className={styles.row}>
      <span>{words}</span>
      {button && (
        <ActionForm action={button.action} failed={common('lost')}>
          <HiddenFields values={button.values} />
          <Button type="submit" look="outline" isSmall>
            {button.label} <span className="visuallyHidden">({button.about})</span>
          </Button>
        </ActionForm>
      )}
    </div>
  );
}
