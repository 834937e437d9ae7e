import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import type { MailboxReport } from '@/lib/contacts/contact-views';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';

export async function MailboxLine({ report }: Readonly<{ report: MailboxReport | null }>) {
  const t = await getTranslations('deskPeople.mailbox');
  const locale = await currentLocale();
  if (!report) return <p className="mini soft">{t('none')}</p>;
  const { address, failedAt, failure, readAt, unmatched, unreadable } = report;
  if (failedAt) {
    return (
      <FormMessage kind="error">
        <p>{t('fails', { since: formatDateTime(failedAt, locale), why: failure ?? '' })}</p>
      </FormMessage>
    );
  }
  return (
    <p className="mini soft">
      {t('is', { address: address ?? 'none', readAt: readAt ? formatDateTime(readAt, locale) : 'none' })}
      {unmatched + unreadable > 0 && ` ${t('left', { unmatched, unreadable })}`}
    </p>
  );
}
