import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { AllContactsView } from '@/components/desk/contacts/all-contacts-view';
import { InboxView } from '@/components/desk/contacts/inbox-view';
import { ContactsFrame, contactsTabs } from '@/components/desk/contacts/contacts-frame';
import { TasksView } from '@/components/desk/contacts/tasks-view';
import { pathWithQuery, type QueryValues, type SearchParams } from '@/lib/browser/path-with-query';
import { enquirySources, enquiryStates } from '@/lib/contacts/enquiry-state';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readInbox, readContacts, readTasks } from '@/lib/server/services/contacts/read-inbox';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { countUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { cleanLine } from '@/lib/text/clean-field';
import { EmailsTab } from './emails-tab';
import { assignAction, finishTaskAction } from './actions';
import { isUuid } from '@/lib/text/is-uuid';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople');
  return deskMetadata(t('title'));
}

const MAX_SEARCH = 120;
const MAX_PAGE = 1_000;

async function ContactsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/people', query));
  const tab = contactsTabs.find((one) => one === query.tab) ?? 'inbox';
  const typedAgent = textOf(query, 'agent');
  const agent = typedAgent === 'none' || isUuid(typedAgent) ? typedAgent : '';
  const search = cleanLine(textOf(query, 'q')).slice(0, MAX_SEARCH);
  const page = Math.min(MAX_PAGE, Math.max(1, Number.parseInt(textOf(query, 'page'), 10) || 1));
  const staff = await listStaffChoices(actor);
  const now = new Date().getTime();
  const emails = await countUnmatched(actor);
  if (tab === 'emails') {
    const which = query.aside === '1' ? 'setAside' : 'open';
    return (
      <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
        <EmailsTab
          actor={actor}
          id={textOf(query, 'email')}
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
  const state = enquiryStates.find((one) => one === query.state) ?? 'open';
  const source = enquirySources.find((one) => one === query.source) ?? '';
  const filters = { state, agent, source, search } as const;
  return (
    <ContactsFrame actor={actor} tab={tab} done={query.done} emails={emails}>
      <InboxView
        actor={actor}
        inbox={await readInbox(actor, filters, page, locale)}
        filters={filters}
        staff={staff}
        now={now}
        assign={assignAction}
        mailbox={await readMailboxReport(actor)}
      />
    </ContactsFrame>
  );
}

function textOf(query: QueryValues, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value : '';
}

export default withDatabaseFallback(ContactsPage);
