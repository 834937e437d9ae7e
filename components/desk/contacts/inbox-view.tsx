import { getTranslations } from 'next-intl/server';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { SelectField } from '@/components/ui/select-field';
import { Table } from '@/components/ui/table';
import type { StaffActor } from '@/lib/access/actor';
import { enquirySources, enquiryStates } from '@/lib/contacts/enquiry-state';
import type { EnquiryView, ListPage, MailboxReport, StaffChoice } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { FilterForm } from './filter-form';
import { EnquiryStateLabel } from './enquiry-state-label';
import styles from './rows.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { formatDateTime } from '@/lib/i18n/format';

type InboxViewProps = Readonly<{
  actor: StaffActor;
  inbox: ListPage<EnquiryView>;
  filters: Readonly<{ state: string; agent: string; source: string; search: string }>;
  staff: readonly StaffChoice[];
  now: number;
  assign: RedirectingAction;
  mailbox: MailboxReport | null;
}>;

export async function InboxView({ actor, inbox, filters, staff, now, assign, mailbox }: InboxViewProps) {
  const t = await getTranslations('deskPeople');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { agent, search, source, state } = filters;
  const query = { state, agent, source, q: search };
  const back = `/dashboard/agency/people?${new URLSearchParams(query).toString()}`;
  const choice = (name: 'state' | 'agent' | 'source', options: readonly (readonly [string, string])[]) => (
    <SelectField id={name} name={name} label={t(`filters.${name}`)} defaultValue={filters[name]}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  const take = ({ id, assignee, name, state: own }: EnquiryView) =>
    (assignee && (
      <>
        {assignee.name}
        {assignee.deputy && <small className={styles.excerpt}>{t('standsIn', { deputy: assignee.deputy })}</small>}
      </>
    )) ??
    (own !== 'closed' && own !== 'spam' && (
      <ActionForm action={assign} failed={common('lost')}>
        <HiddenFields values={{ id, agent: actor.userId, locale, back }} />
        <Button type="submit" look="outline" isSmall>
          {t('take')} <span className="visuallyHidden">({name})</span>
        </Button>
      </ActionForm>
    ));
  return (
    <>
      <FilterForm
        path={localizedHref(locale, '/dashboard/agency/people')}
        hidden={{}}
        search={search}
        labels={{ search: t('filters.search'), show: t('filters.show') }}
      >
        {choice('state', [
          ['open', t('filters.open')],
          ...enquiryStates.map((one) => [one, t(`states.${one}`)] as const),
        ])}
        {choice('agent', [
          ['', t('filters.everyAgent')],
          ['none', t('filters.noAgent')],
          ...staff.map(({ id, name }) => [id, name] as const),
        ])}
        {choice('source', [
          ['', t('filters.everySource')],
          ...enquirySources.map((one) => [one, t(`sources.${one}`)] as const),
        ])}
      </FilterForm>
      {inbox.items.length === 0 ? (
        <p className={styles.empty}>{t(search || agent || source || state !== 'open' ? 'noneFound' : 'nobodyWaits')}</p>
      ) : (
        <Table
          caption={t('tabs.inbox')}
          className={styles.table}
          head={[t('heads.person'), t('heads.about'), t('heads.state'), t('heads.source'), t('heads.agent')]}
          rows={inbox.items.map((enquiry) => ({
            id: enquiry.id,
            cells: [
              <Link
                key="person"
                href={
                  enquiry.contactId
                    ? `/dashboard/agency/people/${enquiry.contactId}?enquiry=${enquiry.id}`
                    : '/dashboard/agency/people'
                }
              >
                {enquiry.name}
              </Link>,
              <span key="about">
                {t(`kinds.${enquiry.kind}`)}
                {enquiry.listing && ` · ${enquiry.listing.reference}`}
                <small className={styles.excerpt}>{enquiry.text || enquiry.times}</small>
              </span>,
              <EnquiryStateLabel key="state" enquiry={enquiry} now={now} />,
              enquiry.sourceName ?? t(`sources.${enquiry.source}`),
              <span key="agent">{take(enquiry)}</span>,
            ],
          }))}
        />
      )}
      <ListPages path="/dashboard/agency/people" {...inbox} query={query} />
      <MailboxLine report={mailbox} />
    </>
  );
}

async function MailboxLine({ report }: Readonly<{ report: MailboxReport | null }>) {
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
      {unreadable > 0 && ` ${t('left', { unreadable })}`}
      {unmatched > 0 && (
        <>
          {' '}
          <Link href="/dashboard/agency/people?tab=emails">{t('unmatched', { count: unmatched })}</Link>
        </>
      )}
    </p>
  );
}
