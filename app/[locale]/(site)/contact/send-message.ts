'use server';

import { headers } from 'next/headers';
import * as z from 'zod/mini';
import { contactRequestSchema, type ContactState } from '@/lib/forms/contact';
import { fieldCodes } from '@/lib/forms/fields';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { isHoneypotFilled } from '@/lib/server/http/handle-json';
import { visitorOf } from '@/lib/server/http/visitor';
import { log } from '@/lib/server/log';
import { submitContact } from '@/lib/server/usecases/submit-contact';

/** Longest text that is given back to the form: what is longer nobody typed. */
const MAX_GIVEN_BACK = 20_000;

/** The contact form without JavaScript. */
export async function sendMessage(_state: ContactState, data: FormData): Promise<ContactState> {
  const typed = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$')),
  );
  if (isHoneypotFilled(typed.honeypot)) return { status: 'done' };
  const values = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.slice(0, MAX_GIVEN_BACK)]));
  const parsed = z.safeParse(contactRequestSchema, typed);
  if (!parsed.success) return { status: 'error', code: 'invalid', fields: fieldCodes(parsed.error), values };
  const locale = isLocale(typed.locale) ? typed.locale : defaultLocale;
  try {
    const { code } = await submitContact(parsed.data, visitorOf(await headers(), locale));
    return code === 'sent' ? { status: 'done' } : { status: 'error', code, values };
  } catch (error) {
    log.error({ err: error }, 'a message could not be taken');
    return { status: 'error', code: 'failed', values };
  }
}
