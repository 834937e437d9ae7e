'use server';

import * as z from 'zod/mini';
import { frequencies } from '@/lib/listings/alert-schema';
import { localeOf } from '@/lib/forms/read-form';
import { requireUser } from '@/lib/server/auth/current-user';
import { changeOwnAlert, stopOwnAlert } from '@/lib/server/services/alerts/own-alerts';
import { backToDashboard } from './back-to-dashboard';

const changeSchema = z.object({ id: z.uuid(), frequency: z.enum(frequencies) });
const stopSchema = z.object({ id: z.uuid() });

export async function changeAlertAction(data: FormData): Promise<void> {
  const locale = localeOf(data);
  const user = await requireUser(locale, '/dashboard');
  const read = z.safeParse(changeSchema, Object.fromEntries(data));
  if (read.success) await changeOwnAlert(user, read.data.id, read.data.frequency);
  backToDashboard(locale, 'alerts');
}

export async function stopAlertAction(data: FormData): Promise<void> {
  const locale = localeOf(data);
  const user = await requireUser(locale, '/dashboard');
  const read = z.safeParse(stopSchema, Object.fromEntries(data));
  if (read.success) await stopOwnAlert(user, read.data.id);
  backToDashboard(locale, 'alerts');
}
