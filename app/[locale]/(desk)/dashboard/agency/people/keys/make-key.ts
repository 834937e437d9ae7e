'use server';

import { RightError } from '@/lib/errors/right-error';
import type { KeyState } from '@/lib/contacts/key-state';
import { localeOf, textOf } from '@/lib/forms/read-form';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { createLeadKey } from '@/lib/server/services/contacts/lead-keys';
import { cleanLine } from '@/lib/text/clean-field';

const MAX_NAME = 80;

/** Creates a key and shows it once; no address or log contains it. */
export async function makeKeyAction(_state: KeyState, data: FormData): Promise<KeyState> {
  const actor = await requireStaffInAction(localeOf(data), '/dashboard/agency/people/keys');
  const name = cleanLine(textOf(data, 'name'));
  if (name === '' || name.length > MAX_NAME) return { status: 'wrong', name: name.slice(0, MAX_NAME) };
  try {
    return { status: 'made', name, key: await createLeadKey(actor, name) };
  } catch (error) {
    if (error instanceof RightError) return { status: 'wrong', name };
    throw error;
  }
}
