'use server';

import {
  contactEditForm,
  eraseForm,
  joinForm,
  noteForm,
  notedBasisForm,
  replyForm,
  requirementForm,
  requirementGoneForm,
  separateForm,
  taskForm,
} from '@/lib/contacts/contact-forms';
import { contactEditSchema } from '@/lib/contacts/contact-edit-schema';
import type { Locale } from '@/lib/i18n/locales';
import { moveFileForm } from '@/lib/sales/move-file-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { changeContact, joinContact, noteBasis, separateContact } from '@/lib/server/services/contacts/change-contact';
import {
  addNote,
  addRequirement,
  addTask,
  noteReceived,
  removeRequirement,
} from '@/lib/server/services/contacts/contact-notes';
import { moveFileToSale } from '@/lib/server/services/contacts/email-files';
import { eraseContact } from '@/lib/server/services/contacts/erase-contact';
import { readRequirement } from '@/lib/server/services/contacts/read-requirement';
import { replyToContact } from '@/lib/server/services/contacts/reply-to-contact';
import { backToContacts, contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import { isUuid } from '@/lib/text/is-uuid';

/** Characters that the notice repeats. */
const MAX_LEFT = 120;

const gone = { status: 'error', code: 'failed' } as const;
const staff = (locale: Locale, contact: string) => requireStaffInAction(locale, contactPath(contact));
const idOr = (value: string | undefined) => (value !== undefined && isUuid(value) ? value : null);

export const replyAction = formAction(replyForm, async ({ contact, enquiry, ...reply }, { locale }) => {
  const actor = await staff(locale, contact);
  const result = await replyToContact(actor, contact, { ...reply, enquiryId: idOr(enquiry) });
  return result === 'sent'
    ? backToContacts(locale, `${contactPath(contact)}${enquiry ? `?enquiry=${enquiry}` : ''}`, 'replied')
    : { status: 'error', code: result };
});

export const changeContactAction = formAction(
  { ...contactEditForm, schema: contactEditSchema },
  async ({ agent, contact, language, main, name, phones }, { locale }) => {
    const actor = await staff(locale, contact);
    const result = await changeContact(actor, contact, { name, phones, main, locale: language, ownerId: agent });
    return result === 'changed'
      ? backToContacts(locale, contactPath(contact), 'changed')
      : { status: 'error', code: result };
  },
);

export const noteAction = formAction(noteForm, async ({ contact, enquiry, kind, text }, { locale }) => {
  const actor = await staff(locale, contact);
  const isDone =
    kind === 'note' ? await addNote(actor, contact, text) : await noteReceived(actor, contact, text, idOr(enquiry));
  return isDone ? backToContacts(locale, contactPath(contact), kind) : gone;
});

export const taskAction = formAction(taskForm, async ({ agent, contact, dueOn, text }, { locale }) => {
  const actor = await staff(locale, contact);
  const isDone = await addTask(actor, contact, { text, dueOn, assigneeId: agent });
  return isDone ? backToContacts(locale, contactPath(contact), 'task') : gone;
});

export const requirementAction = formAction(requirementForm, async ({ contact, query }, { locale }) => {
  const actor = await staff(locale, contact);
  const read = readRequirement(query);
  if (read.query === null) return { status: 'error', code: 'unreadRequirement' };
  const isDone = await addRequirement(actor, contact, read.query);
  const left = read.left === '' ? '' : `?left=${encodeURIComponent(read.left.slice(0, MAX_LEFT))}`;
  return isDone ? backToContacts(locale, `${contactPath(contact)}${left}`, 'requirement') : gone;
});

export const removeRequirementAction = formAction(requirementGoneForm, async ({ contact, id }, { locale }) => {
  const actor = await staff(locale, contact);
  await removeRequirement(actor, contact, id);
  return backToContacts(locale, contactPath(contact), 'requirementGone');
});

export const noteBasisAction = formAction(
  notedBasisForm,
  async ({ basis, calls, channel, contact, on, words }, { locale }) => {
    const actor = await staff(locale, contact);
    const noted = { basis, basisOn: on, basisChannel: channel, basisWords: words, callsAgreed: calls === 'on' };
    return (await noteBasis(actor, contact, noted)) ? backToContacts(locale, contactPath(contact), 'changed') : gone;
  },
);

export const joinAction = formAction(joinForm, async ({ contact, other }, { locale }) => {
  const actor = await staff(locale, contact);
  if (!other.includes('@') && !isUuid(other)) return gone;
  return (await joinContact(actor, contact, other)) ? backToContacts(locale, contactPath(contact), 'joined') : gone;
});

export const separateAction = formAction(separateForm, async ({ contact, email }, { locale }) => {
  const actor = await staff(locale, contact);
  const own = await separateContact(actor, contact, email);
  return own ? backToContacts(locale, contactPath(own), 'separated') : gone;
});

export const moveFileAction = formAction(moveFileForm, async ({ contact, file, folder, listing }, { locale }) => {
  const actor = await staff(locale, contact);
  const isDone = await moveFileToSale(actor, { contactId: contact, fileId: file, listingId: listing, folder });
  return isDone ? backToContacts(locale, contactPath(contact), 'fileMoved') : gone;
});

export const eraseAction = formAction(eraseForm, async ({ contact }, { locale }) => {
  const actor = await staff(locale, contact);
  const result = await eraseContact(actor, contact);
  return result === 'isStaff' ? gone : backToContacts(locale, undefined, 'erased');
});
