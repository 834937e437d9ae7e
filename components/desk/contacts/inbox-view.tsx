import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import type { StaffActor } from '@/lib/access/actor';
import type { EnquiryView, ListPage, MailboxReport, StaffChoice } from '@/lib/contacts/contact-views';
import { enquiryPath, inboxPath, type InboxQuery } from '@/lib/contacts/inbox-query';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { DeskKeys } from './desk-keys';
import { InboxList } from './inbox-list';
import styles from './inbox.module.scss';

type InboxViewProps = Readonly<{
  actor: StaffActor;
  inbox: ListPage<EnquiryView>;
  query: InboxQuery;
  staff: readonly StaffChoice[];
  now: number;
  assign: RedirectingAction;
  mailbox: MailboxReport | null;
  hasKeys: boolean;
}>;

export async function InboxView({ hasKeys, mailbox, ...list }: InboxViewProps) {
  const t = await getTranslations('deskPeople');
  const [first] = list.inbox.items;
  return (
    <>
      <div className={styles.inbox}>
        <InboxList {...list} back={inboxPath(list.query)} />
        {first && (
          <div className={styles.unchosen}>
            <p className="soft">{t('choose.text')}</p>
            <Link
              href={enquiryPath(first, list.query)}
              className={buttonClass({ look: 'outline' })}
              aria-keyshortcuts={hasKeys ? 'j' : undefined}
            >
              {t('choose.first')}
            </Link>
          </div>
        )}
      </div>
      <DeskKeys areOn={hasKeys} />
      <MailboxLine report={mailbox} />
    </>
  );
}

async function MailboxLine({ report }: Readonly<{ report: MailboxReport | null }>) {
  const t = await getTranslations('deskPeople.mailbox');
  const locale = await currentLocale();
  if (!report) {
    return (
      <div className={styles.mailbox}>
        <p className="mini soft">{t('none')}</p>
      </div>
    );
  }
  const { address, doubted, failedAt, failure, readAt, unmatched, unreadable } = report;
  if (failedAt) {
    return (
      <FormMessage kind="error">
        <p>{t('fails', { since: formatDateTime(failedAt, locale), why: failure ?? '' })}</p>
      </FormMessage>
    );
  }
  return (
    <div className={styles.mailbox}>
      {doubted > 0 && <p>{t('doubted', { count: doubted })}</p>}
      <p className="mini soft">
        {t('is', { address: address ?? 'none', readAt: readAt ? formatDateTime(readAt, locale) : 'none' })}
        {unreadable > 0 && ` ${t('left', { unreadable })}`}
        {unmatched > 0 && (
          <>
            {' '}
            <Link href="/dashboard/agency/people?tab=emails">{t('unmatched', { count: unmatched })}</Link>
          </>
        )}
      </p>
    </div>
  );
}
