'use server';

import { backToDiary } from '@/app/[locale]/(desk)/dashboard/agency/diary/back-to-diary';
import { signForm } from '@/lib/diary/viewing-forms';
import { RightError } from '@/lib/errors/right-error';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { formAction } from '@/lib/server/http/form-action';
import { signViewingSheet } from '@/lib/server/services/diary/viewing-sheets';

export const signAction = formAction(signForm, async ({ guests, id, name, signature }, { locale }) => {
  const page = `${deskPath('diary', id)}/sheet`;
  const actor = await requireStaffInAction(locale, page);
  try {
    const signatures = [{ name, signature }, ...guests]
      .filter((signed) => signed.signature !== '')
      .map((signed) => ({ name: signed.name, path: signed.signature }));
    if (!(await signViewingSheet(actor, id, signatures))) return { status: 'error', code: 'gone' };
  } catch (error) {
    if (error instanceof RightError) return { status: 'error', code: 'failed' };
    throw error;
  }
  return backToDiary(locale, page, 'signed');
});
