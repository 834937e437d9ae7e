import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ListingsBox } from '@/components/desk/matching/contact-matches-box';
import { EnquiryCard } from '@/components/desk/contacts/enquiry-card';
import { EmailFiles } from '@/components/desk/contacts/email-files';
import { DoneNotice } from '@/components/desk/contacts/contacts-frame';
import { DeskKeys } from '@/components/desk/contacts/desk-keys';
import { InboxList } from '@/components/desk/contacts/inbox-list';
import { InboxSteps } from '@/components/desk/contacts/inbox-steps';
import { NextStep } from '@/components/desk/contacts/next-step';
import { ContactDetails } from '@/components/desk/contacts/contact-details';
import { ContactData } from '@/components/desk/contacts/contact-data';
import { ContactLooksFor } from '@/components/desk/contacts/contact-search';
import { ContactPermissions } from '@/components/desk/contacts/contact-permissions';
import { ContactHistory } from '@/components/desk/contacts/contact-history';
import { ContactNotes } from '@/components/desk/contacts/contact-notes';
import { ContactTasks } from '@/components/desk/contacts/contact-tasks';
import { TimelineEntry } from '@/components/desk/contacts/timeline-entry';
import styles from '@/components/desk/contacts/contact.module.scss';
import timeline from '@/components/desk/contacts/timeline.module.scss';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { enquiryPath, readInboxQuery } from '@/lib/contacts/inbox-query';
import { latestMessage } from '@/lib/contacts/latest-message';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { openContact, recordContactOpened } from '@/lib/server/services/contacts/open-contact';
import { readInbox } from '@/lib/server/services/contacts/read-inbox';
import { listStaffChoices } from '@/lib/server/services/contacts/staff-choices';
import { readListingsForContact } from '@/lib/server/services/matching/read-matches';
import { readMailboxReport } from '@/lib/server/services/mailbox/mailbox-report';
import { agencyDay } from '@/lib/appointments/agency-day';
import {
  assignAction,
  changeStateAction,
  finishTaskAction,
} from '@/app/[locale]/(desk)/dashboard/agency/people/actions';
import { contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import {
  eraseAction,
  joinAction,
  moveFileAction,
  noteAction,
  noteBasisAction,
  removeRequirementAction,
  requirementAction,
  separateAction,
  taskAction,
} from './actions';
import { DetailsSlot } from './details-slot';
import { ReplySlot } from './reply-slot';
import { classNames } from '@/lib/text/class-names';
import { isUuid } from '@/lib/text/is-uuid';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

const LIST = '/dashboard/agency/people';
const MAX_LISTINGS = 5;

export async function generateMetadata() {
  const t = await getTranslations('deskPerson');
  return deskMetadata(t('title'));
}

async function ContactPage({ params, searchParams }: Props) {
  const locale = await currentLocale();
  const { id } = await params;
  const query = await searchParams;
  const actor = await requireStaff(locale, pathWithQuery(contactPath(id), query));
  if (!isUuid(id)) redirect(`/${locale}${LIST}`);
  const inboxQuery = readInboxQuery(query);
  const isInInbox = typeof query.enquiry === 'string';
  const [staff, contact, fitting, mailbox, inbox, hasKeys] = await Promise.all([
    listStaffChoices(actor),
    openContact(actor, id, locale),
    readListingsForContact(actor, id, MAX_LISTINGS, locale),
    readMailboxReport(actor),
    isInInbox ? readInbox(actor, inboxQuery, inboxQuery.page, locale) : null,
    hasDeskKeys(),
  ]);
  if (!contact) redirect(`/${locale}${LIST}`);
  after(() => recordContactOpened(actor, id));
  const t = await getTranslations('deskPerson');
  const now = new Date().getTime();
  const { emails, enquiries, name, phones } = contact;
  const chosen =
    enquiries.find((enquiry) => enquiry.id === query.enquiry) ??
    enquiries.find(({ state }) => state === 'unanswered') ??
    enquiries[0] ??
    null;
  const message = chosen && latestMessage(contact, chosen);
  const history = contact.timeline.filter((item) => item !== message && (message || item.id !== chosen?.id));
  const back = isInInbox && chosen ? enquiryPath(chosen, inboxQuery) : contactPath(id);
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={name ?? emails[0] ?? phones[0]?.e164 ?? t('title')}
      action={
        inbox && chosen ? (
          <InboxSteps enquiries={inbox.items} chosen={chosen.id} query={inboxQuery} hasKeys={hasKeys} />
        ) : (
          <Link href={LIST}>{t('back')}</Link>
        )
      }
    >
      <DoneNotice done={query.done} left={query.left} />
      <div className={classNames(styles.columns, inbox && styles.withList)}>
        {inbox && (
          <div className={styles.inbox}>
            <InboxList
              actor={actor}
              inbox={inbox}
              query={inboxQuery}
              staff={staff}
              now={now}
              assign={assignAction}
              back={back}
              chosen={chosen?.id}
            />
          </div>
        )}
        <div className={styles.next}>
          <NextStep contact={contact} enquiry={chosen} now={now} own={actor.userId} back={back} assign={assignAction} />
        </div>
        <div className={styles.reach}>
          <ContactDetails contact={contact} separate={separateAction} />
        </div>
        <div className={styles.main}>
          {chosen && (
            <EnquiryCard
              enquiry={chosen}
              staff={staff}
              now={now}
              back={back}
              actions={{ state: changeStateAction, assign: assignAction }}
              canAnswer={emails.length > 0}
              hasKeys={hasKeys && isInInbox}
              files={<EmailFiles files={chosen.files} contactId={id} sales={contact.sales} move={moveFileAction} />}
            >
              {message && (
                <ol className={timeline.message}>
                  <TimelineEntry item={message} contact={contact} moveFile={moveFileAction} />
                </ol>
              )}
            </EnquiryCard>
          )}
          <ReplySlot
            actor={actor}
            contact={contact}
            enquiry={chosen}
            template={query.template}
            comesBack={Boolean(mailbox?.address)}
          />
          <ContactHistory
            contact={contact}
            items={history}
            isWhole={query.history === 'all'}
            wholeHref={`${back}${back.includes('?') ? '&' : '?'}history=all`}
            moveFile={moveFileAction}
          />
        </div>
        <div className={styles.side}>
          <ContactPermissions contact={contact} note={noteBasisAction} />
          <ContactTasks
            contact={contact}
            staff={staff}
            own={actor.userId}
            today={agencyDay(now)}
            actions={{ add: taskAction, finish: finishTaskAction }}
          />
          <ContactNotes
            contactId={id}
            enquiryId={chosen?.id ?? ''}
            mailbox={mailbox?.address ? null : actor.email}
            add={noteAction}
          />
          <ListingsBox
            contactId={id}
            hasSearch={contact.requirements.length > 0}
            listings={fitting?.listings ?? []}
            total={fitting?.total ?? 0}
          />
          <ContactLooksFor contact={contact} actions={{ add: requirementAction, remove: removeRequirementAction }} />
          <DetailsSlot contact={contact} staff={staff} />
          <ContactData actor={actor} contact={contact} actions={{ join: joinAction, erase: eraseAction }} />
        </div>
      </div>
      {isInInbox && <DeskKeys areOn={hasKeys} />}
    </DeskFrame>
  );
}

export default withDatabaseFallback(ContactPage);
