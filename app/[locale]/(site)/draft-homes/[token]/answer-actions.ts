'use server';

import { redirect, RedirectType } from 'next/navigation';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { draftPath } from '@/lib/i18n/routes';
import { approvalSchema, commentSchema } from '@/lib/listings/desk/answer-schema';
import { formAction } from '@/lib/server/http/form-action';
import { answerDraft } from '@/lib/server/services/listings/answer-draft';

export const approveAction = formAction(approvalSchema, async ({ token, version }, { locale }) => {
  const result = await answerDraft({ token, version: Number(version) });
  return result === 'done' ? back(locale, token, 'approved') : { status: 'error', code: result };
});

export const commentAction = formAction(commentSchema, async ({ comment, token, version }, { locale }) => {
  const result = await answerDraft({ token, version: Number(version), comment });
  return result === 'done' ? back(locale, token, 'comment') : { status: 'error', code: result };
});

function back(locale: Locale, token: string, done: string): never {
  redirect(`${localizedHref(locale, draftPath(token))}?done=${done}#contact-form`, RedirectType.replace);
}
