import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AllContactsView } from '@/components/desk/contacts/all-contacts-view';
import { InboxView } from '@/components/desk/contacts/inbox-view';
import { ContactsFrame, contactsTabs } from '@/components/desk/contacts/contacts-frame';
import { TasksView } from '@/components/desk/contacts/tasks-view';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { readInboxQuery } from '@/lib/contacts/inbox-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { readInbox, readContacts, readTasks } from '@/lib/server/services/contacts/read-inbox';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { countUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { EmailsTab } from './emails-tab';
import { assignAction, finishTaskAction } from './actions';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople');
  return deskMetadata(t('title'));
}

async function ContactsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/people', query));
  const tab = contactsTabs.find((one) => one === query.tab) ?? 'inbox';
  const inboxQuery = readInboxQuery(query);
  const { agent, page, search } = inboxQuery;
  const now = new Date().getTime();
  const [staff, emails] = await Promise.all([listStaffChoices(actor), countUnmatched(actor)]);
  if (tab === 'emails') {
    const which = query.aside === '1' ? 'setAside' : query.of === 'unknown' ? 'unknown' : 'open';
    return (
      <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
        <EmailsTab
          actor={actor}
          id={typeof query.email === 'string' ? query.email : ''}
          search={query.q === undefined ? null : search}
          which={which}
          page={page}
        />
      </ContactsFrame>
    );
  }
  if (tab === 'everybody') {
    const contacts = await readContacts(actor, { agent, search }, page);
    return (
      <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
        <AllContactsView contacts={contacts} filters={{ agent, search }} staff={staff} now={now} />
      </ContactsFrame>
    );
  }
  if (tab === 'tasks') {
    const whose = query.whose === 'all' ? 'all' : 'mine';
    return (
      <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
        <TasksView tasks={await readTasks(actor, whose, page)} whose={whose} finish={finishTaskAction} />
      </ContactsFrame>
    );
  }
  const [inbox, mailbox, hasKeys] = await Promise.all([
    readInbox(actor, inboxQuery, page, locale),
    readMailboxReport(actor),
    hasDeskKeys(),
  ]);
  return (
    <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
      <InboxView
        actor={actor}
        inbox={inbox}
        query={inboxQuery}
        staff={staff}
        now={now}
        assign={assignAction}
        mailbox={mailbox}
        hasKeys={hasKeys}
      />
    </ContactsFrame>
  );
}

export default withDatabaseFallback(ContactsPage);
