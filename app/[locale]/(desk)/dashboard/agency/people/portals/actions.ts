'use server';

import { portalForm } from '@/lib/contacts/contact-forms';
import { labelledFields } from '@/lib/contacts/portals/own-portal';
import { PORTAL_LIMITS, type PortalFormState, type PortalValues } from '@/lib/contacts/portals/portal-form';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { removePortal, savePortal, tryPortal } from '@/lib/server/services/mailbox/own-portals';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { isUuid } from '@/lib/text/is-uuid';
import { backToContacts } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';

const KEYS = '/dashboard/agency/people/keys';

export async function portalAction(_state: PortalFormState, data: FormData): Promise<PortalFormState> {
  const locale = localeOf(data);
  const actor = await requireStaffInAction(locale, KEYS);
  const values = valuesOf(data);
  if (textOf(data, 'act') !== 'save') return tryPortal(actor, values);
  const id = textOf(data, 'id');
  const code = await savePortal(actor, isUuid(id) ? id : null, values);
  return code ? { status: 'wrong', code, values } : backToContacts(locale, KEYS, 'portalSaved');
}

export const removePortalAction = formAction(portalForm, async ({ id }, { locale }) => {
  const actor = await requireStaffInAction(locale, KEYS);
  const isRemoved = isUuid(id) && (await removePortal(actor, id));
  return isRemoved ? backToContacts(locale, KEYS, 'portalRemoved') : { status: 'error', code: 'failed' };
});

function valuesOf(data: FormData): PortalValues {
  const line = (name: string, max: number) => cleanLine(textOf(data, name)).slice(0, max);
  const labels = labelledFields.map((field) => [field, line(field, PORTAL_LIMITS.labels)]);
  return {
    ...(Object.fromEntries(labels) as Record<(typeof labelledFields)[number], string>),
    title: line('title', PORTAL_LIMITS.title),
    sender: line('sender', PORTAL_LIMITS.sender),
    pasted: cleanText(textOf(data, 'pasted').slice(0, PORTAL_LIMITS.pasted)),
  };
}
