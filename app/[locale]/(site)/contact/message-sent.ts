import 'server-only';
import { redirect } from 'next/navigation';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { rememberSentMessage } from '@/lib/server/http/sent-enquiry';
import type { MessageResult } from '@/lib/server/services/enquiries/admit-message';

/** Redirects, so that neither a reload nor Back sends the message again. */
export const redirectToConfirmation = (locale: Locale): never =>
  redirect(localizedHref(locale, '/contact/message?done=sent'));

export async function confirmMessage(result: MessageResult, locale: Locale) {
  if (result.code !== 'sent') return { status: 'error', ...result } as const;
  await rememberSentMessage(result.key);
  return redirectToConfirmation(locale);
}
