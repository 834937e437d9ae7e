import 'server-only';
import { after } from 'next/server';
import { UnknownList } from '@/components/desk/contacts/unknown-list';
import { UnmatchedEmail } from '@/components/desk/contacts/unmatched-email';
import { UnmatchedList } from '@/components/desk/contacts/unmatched-list';
import type { StaffActor } from '@/lib/access/actor';
import { readContacts } from '@/lib/server/services/contacts/read-inbox';
import { suggestContacts } from '@/lib/server/services/mailbox/suggest-contacts';
import { readUnknown, recordEmailOpened } from '@/lib/server/services/mailbox/unknown-emails';
import { openUnmatched, readUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { isUuid } from '@/lib/text/is-uuid';
import { attachEmailAction, attachToSenderAction, ignoreSenderAction, setAsideAction } from './actions';

type EmailsTabProps = Readonly<{
  actor: StaffActor;
  id: string;
  /** Null: suggestions, else the first word of the sender. */
  search: string | null;
  which: 'open' | 'setAside' | 'unknown';
  page: number;
}>;

export async function EmailsTab({ actor, id, page, search, which }: EmailsTabProps) {
  const email = isUuid(id) ? await openUnmatched(actor, id) : null;
  if (!email) return <EmailLists actor={actor} page={page} which={which} />;
  if (email.unknown === 'read') after(() => recordEmailOpened(actor, id));
  const find = async (name: string) =>
    name === '' ? [] : (await readContacts(actor, { agent: '', search: name }, 1)).items;
  const [first = ''] = email.name.split(' ');
  const suggested = search === null ? await suggestContacts(actor, email) : [];
  const wanted = search ?? (suggested.length > 0 ? email.name : first);
  const found = suggested.length > 0 ? suggested : await find(wanted);
  return (
    <UnmatchedEmail
      email={email}
      search={wanted}
      found={found}
      actions={{
        attach: attachEmailAction,
        attachToSender: attachToSenderAction,
        ignoreSender: ignoreSenderAction,
        setAside: setAsideAction,
      }}
    />
  );
}

async function EmailLists({ actor, page, which }: Pick<EmailsTabProps, 'actor' | 'page' | 'which'>) {
  const unknown = which === 'setAside' ? null : await readUnknown(actor, which === 'unknown' ? page : 1);
  return (
    <>
      {which !== 'unknown' && <UnmatchedList emails={await readUnmatched(actor, which, page)} which={which} />}
      {unknown && <UnknownList emails={unknown} />}
    </>
  );
}
