'use server';

import {
  assignForm,
  attachEmailForm,
  attachToSenderForm,
  enquiryEntryForm,
  ignoreSenderForm,
  keyGoneForm,
  portalForm,
  setAsideForm,
  stateForm,
  taskDoneForm,
} from '@/lib/contacts/contact-forms';
import { settleAnswerForm } from '@/lib/contacts/listing-answer-schema';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { assignEnquiry, changeEnquiryState, restoreFromSpam } from '@/lib/server/services/contacts/change-enquiry';
import { finishTask } from '@/lib/server/services/contacts/contact-notes';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { revokeLeadKey } from '@/lib/server/services/contacts/lead-keys';
import { confirmPortalEmails } from '@/lib/server/services/mailbox/portal-states';
import { settleAnswer } from '@/lib/server/services/matching/listing-answers';
import { ignoreSenderOf } from '@/lib/server/services/mailbox/unknown-emails';
import { attachEmail, attachToSender, setAside } from '@/lib/server/services/mailbox/unmatched-emails';
import { backToContacts, contactPath } from './back-to-contacts';

const PATH = '/dashboard/agency/people';
const EMAILS = `${PATH}?tab=emails` as const;
const gone = { status: 'error', code: 'failed' } as const;

export const changeStateAction = formAction(stateForm, async ({ back, id, reason, state }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const isDone =
    state === 'notSpam'
      ? await restoreFromSpam(actor, id)
      : await changeEnquiryState(actor, id, state, reason ?? 'answered');
  return isDone ? backToContacts(locale, back, `state-${state}`) : gone;
});

export const assignAction = formAction(assignForm, async ({ agent, back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const isDone = await assignEnquiry(actor, id, agent);
  return isDone ? backToContacts(locale, back, 'assigned') : gone;
});

export const finishTaskAction = formAction(taskDoneForm, async ({ back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  return (await finishTask(actor, id)) ? backToContacts(locale, back, 'taskDone') : gone;
});

export const settleAnswerAction = formAction(settleAnswerForm, async ({ id }, { locale }) => {
  const today = '/dashboard/agency';
  const actor = await requireStaffInAction(locale, today);
  return (await settleAnswer(actor, id)) ? backToContacts(locale, today, 'answerSettled') : gone;
});

export const enterEnquiryAction = formAction(enquiryEntryForm, async (input, { locale }) => {
  const actor = await requireStaffInAction(locale, `${PATH}/new`);
  const { email, phone, sourceName } = input;
  if (email === '' && phone === '') return { status: 'error', code: 'emailOrPhone' };
  const result = await enterEnquiry(actor, {
    ...input,
    email: email || null,
    phone: phone || null,
    sourceName: sourceName || null,
  });
  return 'code' in result
    ? { status: 'error', code: result.code }
    : backToContacts(locale, contactPath(result.contactId), 'entered');
});

export const attachEmailAction = formAction(attachEmailForm, async ({ contact, id, own }, { locale }) => {
  const actor = await requireStaffInAction(locale, EMAILS);
  const isAttached = await attachEmail(actor, id, { contactId: contact, isOwnAddress: own === 'on' });
  return isAttached ? backToContacts(locale, contactPath(contact), 'emailAttached') : gone;
});

export const attachToSenderAction = formAction(attachToSenderForm, async ({ id, language }, { locale }) => {
  const actor = await requireStaffInAction(locale, EMAILS);
  const contactId = await attachToSender(actor, id, language);
  return contactId ? backToContacts(locale, contactPath(contactId), 'emailAttached') : gone;
});

export const setAsideAction = formAction(setAsideForm, async ({ aside, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, EMAILS);
  if (!(await setAside(actor, id, aside === 'yes'))) return gone;
  backToContacts(locale, EMAILS, aside === 'yes' ? 'emailAside' : 'emailBack');
});

export const ignoreSenderAction = formAction(ignoreSenderForm, async ({ id }, { locale }) => {
  const actor = await requireStaffInAction(locale, EMAILS);
  return (await ignoreSenderOf(actor, id)) ? backToContacts(locale, EMAILS, 'senderIgnored') : gone;
});

export const confirmPortalAction = formAction(portalForm, async ({ id }, { locale }) => {
  const actor = await requireStaffInAction(locale, `${PATH}/keys`);
  return (await confirmPortalEmails(actor, id)) ? backToContacts(locale, `${PATH}/keys`, 'portalConfirmed') : gone;
});

export const revokeKeyAction = formAction(keyGoneForm, async ({ id }, { locale }) => {
  const actor = await requireStaffInAction(locale, `${PATH}/keys`);
  await revokeLeadKey(actor, id);
  return backToContacts(locale, `${PATH}/keys`, 'keyRevoked');
});
