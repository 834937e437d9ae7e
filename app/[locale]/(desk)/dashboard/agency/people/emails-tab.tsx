import 'server-only';
import { UnmatchedEmail } from '@/components/desk/contacts/unmatched-email';
import { UnmatchedList } from '@/components/desk/contacts/unmatched-list';
import type { StaffActor } from '@/lib/access/actor';
import { readContacts } from '@/lib/server/services/contacts/read-inbox';
import { openUnmatched, readUnmatched } from '@/lib/server/services/mailbox/unmatched-emails';
import { isUuid } from '@/lib/text/is-uuid';
import { attachEmailAction, attachToSenderAction, setAsideAction } from './actions';

type EmailsTabProps = Readonly<{
  actor: StaffActor;
  id: string;
  /** Null: the name of the sender, or its first word. */
  search: string | null;
  which: 'open' | 'setAside';
  page: number;
}>;

/** Emails without a contact, or one of them. */
export async function EmailsTab({ actor, id, page, search, which }: EmailsTabProps) {
  const email = isUuid(id) ? await openUnmatched(actor, id) : null;
  if (!email) return <UnmatchedList emails={await readUnmatched(actor, which, page)} which={which} />;
  const find = async (name: string) =>
    name === '' ? [] : (await readContacts(actor, { agent: '', search: name }, 1)).items;
  const [first = ''] = email.name.split(' ');
  const named = await find(search ?? email.name);
  const wanted = search ?? (named.length > 0 ? email.name : first);
  const found = named.length > 0 || search !== null ? named : await find(first);
  return (
    <UnmatchedEmail
      email={email}
      search={wanted}
      found={found}
      actions={{ attach: attachEmailAction, attachToSender: attachToSenderAction, setAside: setAsideAction }}
    />
  );
}
