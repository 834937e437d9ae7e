'use server';

import { redirect } from 'next/navigation';
import { answerSubmission } from '@/lib/contacts/listing-answer-schema';
import { localizedHref } from '@/lib/i18n/href';
import { formAction } from '@/lib/server/http/form-action';
import { answerQuestion } from '@/lib/server/services/matching/listing-answers';

/** Answers by POST only: mail scanners send GET requests. */
export const answerAction = formAction(answerSubmission, async (input, { locale }) => {
  const code = await answerQuestion(input);
  if (code !== 'done') return { status: 'error', code };
  redirect(`${localizedHref(locale, '/answer')}?token=${encodeURIComponent(input.token)}&done=yes`);
});
