'use server';

import * as z from 'zod/mini';
import { optionalLine } from '@/lib/forms/fields';
import { localeOf } from '@/lib/forms/read-form';
import { requireUser } from '@/lib/server/auth/current-user';
import { removeOwnValuation, renameOwnValuation } from '@/lib/server/services/valuations/own-valuations';
import { backToDashboard } from './back-to-dashboard';

const nameSchema = z.object({ id: z.uuid(), name: optionalLine(60) });
const removeSchema = z.object({ id: z.uuid() });

/** Gives a followed home the name that its client calls it by; an empty one takes it away. */
export async function renameValuationAction(data: FormData): Promise<void> {
  const { locale, user } = await client(data);
  const read = z.safeParse(nameSchema, Object.fromEntries(data));
  if (read.success) await renameOwnValuation(user, read.data.id, read.data.name || null);
  backToDashboard(locale, 'valuations');
}

export async function removeValuationAction(data: FormData): Promise<void> {
  const { locale, user } = await client(data);
  const read = z.safeParse(removeSchema, Object.fromEntries(data));
  if (read.success) await removeOwnValuation(user, read.data.id);
  backToDashboard(locale, 'valuations');
}

async function client(data: FormData) {
  const locale = localeOf(data);
  return { locale, user: await requireUser(locale, '/dashboard') };
}
