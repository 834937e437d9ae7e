'use server';

import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { linkTokenSchema } from '@/lib/forms/newsletter';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { confirmNewsletter, leaveNewsletter } from '@/lib/server/usecases/confirm-newsletter';

type Outcome = 'done' | 'bad' | 'failed';

/** The button under the link of the confirmation mail: a GET, which mail scanners send, confirms nothing. */
export async function confirm(data: FormData): Promise<void> {
  await answer(data, '/newsletter/confirm', confirmNewsletter);
}

/** The button under the link of every newsletter. */
export async function leave(data: FormData): Promise<void> {
  await answer(data, '/newsletter/unsubscribe', leaveNewsletter);
}

async function answer(
  data: FormData,
  path: '/newsletter/confirm' | '/newsletter/unsubscribe',
  work: (token: string) => Promise<boolean>,
): Promise<void> {
  const parsed = z.safeParse(linkTokenSchema, { token: data.get('token') });
  const said = data.get('locale');
  const outcome = parsed.success ? await attempt(() => work(parsed.data.token)) : 'bad';
  const again = outcome === 'failed' && parsed.success ? `&token=${parsed.data.token}` : '';
  redirect(localizedHref(isLocale(said) ? said : defaultLocale, `${path}?outcome=${outcome}${again}`));
}

async function attempt(work: () => Promise<boolean>): Promise<Outcome> {
  try {
    return (await work()) ? 'done' : 'bad';
  } catch (error) {
    log.error({ err: error }, 'a link of the newsletter could not be used');
    return 'failed';
  }
}
