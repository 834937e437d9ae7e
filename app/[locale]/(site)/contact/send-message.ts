'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { contactRequestSchema, type ContactState } from '@/lib/forms/contact-schema';
import { fieldCodes } from '@/lib/forms/fields';
import { localizedHref } from '@/lib/i18n/href';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { isHoneypotFilled } from '@/lib/server/http/handle-json';
import { rememberSentMessage } from '@/lib/server/http/sent-enquiry';
import { visitorOf } from '@/lib/server/http/request-visitor';
import { log } from '@/lib/server/log';
import { submitContact } from '@/lib/server/services/contact/submit-contact';

/** Longest text returned to the form. */
const MAX_GIVEN_BACK = 20_000;

/** Redirects after success, so that reload and Back do not resend. */
export async function sendMessage(_state: ContactState, data: FormData): Promise<ContactState> {
  const typed = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$')),
  );
  const locale = isLocale(typed.locale) ? typed.locale : defaultLocale;
  const refusal = isHoneypotFilled(typed.honeypot) ? null : await submit(typed, locale);
  if (refusal) return refusal;
  redirect(localizedHref(locale, '/contact/message?done=sent'));
}

/** Null on success. */
async function submit(typed: Readonly<Record<string, string>>, locale: Locale): Promise<ContactState | null> {
  const values = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.slice(0, MAX_GIVEN_BACK)]));
  const parsed = z.safeParse(contactRequestSchema, typed);
  if (!parsed.success) return { status: 'error', code: 'invalid', fields: fieldCodes(parsed.error), values };
  try {
    const result = await submitContact(parsed.data, visitorOf(await headers(), locale));
    if (result.code !== 'sent') return { status: 'error', code: result.code, values };
    await rememberSentMessage(result.key);
    return null;
  } catch (error) {
    log.error({ err: error }, 'a message could not be taken');
    return { status: 'error', code: 'failed', values };
  }
}
