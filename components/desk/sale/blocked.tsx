import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextAreaField } from '@/components/ui/text-area-field';
import { agencyDay } from '@/lib/appointments/agency-day';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { SALE_LIMITS } from '@/lib/sales/sale-forms';
import type { BlockedSale } from '@/lib/sales/sale-view';

type DeskBlockedProps = Readonly<{ listing: string; sale: BlockedSale }>;

/** Sent without JavaScript too, because the answer is a file. */
export async function DeskBlocked({ listing, sale: { blockedUntil, canExport, closedAt, id } }: DeskBlockedProps) {
  const t = await getTranslations('deskSale.closed');
  const locale = await currentLocale();
  const at = formatDateTime(closedAt.toISOString(), locale);
  const words = t('blocked', { at, until: formatDate(agencyDay(blockedUntil), locale) });
  return (
    <>
      <p>{words}</p>
      {canExport && (
        <details>
          <summary>
            {t('authority')} <span className="visuallyHidden">({at})</span>
          </summary>
          <p>{t('authorityText')}</p>
          <form method="post" action={`/api/desk/sales/${id}/blocked.zip`}>
            <HiddenFields values={{ listing, locale }} />
            <TextAreaField
              id={`reason-${id}`}
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              maxLength={SALE_LIMITS.note}
              required
            />
            <Button type="submit" look="outline" isSmall>
              {t('download')}
            </Button>
          </form>
        </details>
      )}
    </>
  );
}
