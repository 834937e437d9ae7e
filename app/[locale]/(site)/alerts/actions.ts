'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { linkTokenSchema } from '@/lib/forms/newsletter';
import { localeOf } from '@/lib/forms/read-form';
import { localizedHref } from '@/lib/i18n/href';
import { log } from '@/lib/server/log';
import { confirmAlertLink, stopAlertLink } from '@/lib/server/usecases/alerts/confirm-alert';

/** The button under the link of the confirmation mail: a GET, which mail scanners send, confirms nothing. */
export async function confirm(data: FormData): Promise<void> {
  await answer(data, '/alerts/confirm', confirmAlertLink);
}

/** The button under the link of every digest. */
export async function stop(data: FormData): Promise<void> {
  await answer(data, '/alerts/stop', stopAlertLink);
}

async function answer(
  data: FormData,
  path: '/alerts/confirm' | '/alerts/stop',
  work: (token: string) => Promise<boolean>,
): Promise<void> {
  const parsed = z.safeParse(linkTokenSchema, { token: data.get('token') });
  const outcome = parsed.success ? await attempt(() => work(parsed.data.token)) : 'bad';
  const again = outcome === 'failed' && parsed.success ? `&token=${parsed.data.token}` : '';
  redirect(localizedHref(localeOf(data), `${path}?outcome=${outcome}${again}`));
}

async function attempt(work: () => Promise<boolean>): Promise<'done' | 'bad' | 'failed'> {
  try {
    return (await work()) ? 'done' : 'bad';
  } catch (error) {
    log.error({ err: error }, 'a link of an alert could not be used');
    return 'failed';
  }
}
