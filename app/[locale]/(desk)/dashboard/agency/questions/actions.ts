'use server';

import { redirect } from 'next/navigation';
import { localeOf, textOf } from '@/lib/forms/read-form';
import type { RecordState } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { answerRecord } from '@/lib/server/http/record-action';
import {
  createQuestion,
  raiseQuestion,
  readDeskQuestion,
  saveQuestion,
  withdrawQuestion,
} from '@/lib/server/services/site/desk-questions';
import { previewOf } from '@/lib/writing/preview';
import { questionDraft, wholeQuestion, type QuestionFields } from '@/lib/writing/written-texts';

const LIST = '/dashboard/agency/questions';

export async function saveQuestionAction(_state: RecordState, data: FormData): Promise<RecordState> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const actor = await requireStaffInAction(locale, LIST, 'site.edit');
  const isPublished = id !== '' && Boolean((await readDeskQuestion(actor, id))?.publishedAt);
  return answerRecord<typeof questionDraft | typeof wholeQuestion>(data, {
    schema: (operation) =>
      operation === 'publish' || (operation === 'save' && isPublished) ? wholeQuestion : questionDraft,
    work: async (fields: QuestionFields, { operation, version }) => {
      if (operation === 'preview') {
        return { preview: previewOf({ title: fields.question, lead: { es: '', en: '' }, body: fields.answer }) };
      }
      if (fields.question.es === '' && fields.question.en === '') {
        return { code: 'wrongFields', fields: { 'question.es': 'required' } };
      }
      const publish = operation === 'publish';
      const stored = id === '' ? await createQuestion(actor, fields) : id;
      if (id !== '' || publish) {
        const result = await saveQuestion(actor, stored, fields, { publish, version: id === '' ? 1 : version });
        if (result.status === 'conflict') return { code: 'conflict', version: result.version };
        if (result.status === 'gone') return { code: 'gone' };
      }
      redirect(`/${locale}${deskPath('questions', stored)}?notice=${publish ? 'published' : 'saved'}`);
    },
  });
}

export async function withdrawQuestionAction(data: FormData): Promise<void> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const actor = await requireStaffInAction(locale, LIST, 'site.edit');
  await withdrawQuestion(actor, id);
  redirect(`/${locale}${deskPath('questions', id)}?notice=withdrawn`);
}

export async function raiseQuestionAction(data: FormData): Promise<void> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const actor = await requireStaffInAction(locale, LIST, 'site.edit');
  await raiseQuestion(actor, id);
  redirect(`/${locale}${LIST}?notice=ordered`);
}
