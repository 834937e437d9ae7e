'use server';

import { listSenderForm, mailboxReaderForm, unknownListForm } from '@/lib/contacts/contact-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { listSenderAgain, listUnknownSenders, nameMailboxReader } from '@/lib/server/services/mailbox/unknown-settings';
import { backToContacts } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';

const PATH = '/dashboard/agency/people/keys';
const gone = { status: 'error', code: 'failed' } as const;

export const unknownListAction = formAction(unknownListForm, async ({ list }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  if (!(await listUnknownSenders(actor, list === 'on'))) return gone;
  return backToContacts(locale, PATH, list === 'on' ? 'unknownOn' : 'unknownOff');
});

export const mailboxReaderAction = formAction(mailboxReaderForm, async ({ id, reads }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  if (!(await nameMailboxReader(actor, id, reads === 'yes'))) return gone;
  return backToContacts(locale, PATH, reads === 'yes' ? 'readerNamed' : 'readerEnded');
});

export const listSenderAction = formAction(listSenderForm, async ({ email }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  return (await listSenderAgain(actor, email)) ? backToContacts(locale, PATH, 'senderListed') : gone;
});
