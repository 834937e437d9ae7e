'use server';

import { assignForm, enquiryForm, keyGoneForm, stateForm, taskDoneForm } from '@/lib/contacts/people-forms';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { assignEnquiry, changeEnquiryState, takeOutOfSpam } from '@/lib/server/services/contacts/change-enquiry';
import { finishTask } from '@/lib/server/services/contacts/contact-notes';
import { enterEnquiry } from '@/lib/server/services/contacts/enter-enquiry';
import { revokeLeadKey } from '@/lib/server/services/contacts/lead-keys';
import { backToPeople, personPath } from './back-to-people';

const PATH = '/dashboard/agency/people';
const gone = { status: 'error', code: 'failed' } as const;

export const changeStateAction = formAction(stateForm, async ({ back, id, reason, state }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const isDone =
    state === 'notSpam'
      ? await takeOutOfSpam(actor, id)
      : await changeEnquiryState(actor, id, state, reason ?? 'answered');
  return isDone ? backToPeople(locale, back, `state-${state}`) : gone;
});

export const assignAction = formAction(assignForm, async ({ agent, back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  const isDone = await assignEnquiry(actor, id, agent);
  return isDone ? backToPeople(locale, back, 'assigned') : gone;
});

export const finishTaskAction = formAction(taskDoneForm, async ({ back, id }, { locale }) => {
  const actor = await requireStaffInAction(locale, PATH);
  return (await finishTask(actor, id)) ? backToPeople(locale, back, 'taskDone') : gone;
});

export const enterEnquiryAction = formAction(enquiryForm, async (input, { locale }) => {
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
    : backToPeople(locale, personPath(result.contactId), 'entered');
});

export const revokeKeyAction = formAction(keyGoneForm, async ({ id }, { locale }) => {
  const actor = await requireStaffInAction(locale, `${PATH}/keys`);
  await revokeLeadKey(actor, id);
  return backToPeople(locale, `${PATH}/keys`, 'keyRevoked');
});
