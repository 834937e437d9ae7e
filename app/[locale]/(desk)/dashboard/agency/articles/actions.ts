'use server';

import { redirect } from 'next/navigation';
import { localeOf, textOf } from '@/lib/forms/read-form';
import type { RecordState } from '@/lib/forms/record-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { requireStaffInAction } from '@/lib/server/auth/current-staff';
import { answerRecord } from '@/lib/server/http/record-action';
import {
  createArticle,
  loadPreviewImages,
  readDeskArticle,
  saveArticle,
  withdrawArticle,
} from '@/lib/server/services/site/desk-articles';
import { previewOf } from '@/lib/writing/preview';
import { articleDraft, wholeArticle, type ArticleFields } from '@/lib/writing/written-texts';

const LIST = '/dashboard/agency/articles';

export async function saveArticleAction(_state: RecordState, data: FormData): Promise<RecordState> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const actor = await requireStaffInAction(locale, LIST, 'site.edit');
  const isPublished = id !== '' && Boolean((await readDeskArticle(actor, id))?.publishedAt);
  return answerRecord<typeof articleDraft | typeof wholeArticle>(data, {
    schema: (operation) =>
      operation === 'publish' || (operation === 'save' && isPublished) ? wholeArticle : articleDraft,
    work: async (fields: ArticleFields, { operation, version }) => {
      if (operation === 'preview') {
        await loadPreviewImages(actor, fields);
        return { preview: previewOf({ title: fields.title, lead: fields.excerpt, body: fields.body }) };
      }
      if (fields.title.es === '' && fields.title.en === '') {
        return { code: 'wrongFields', fields: { 'title.es': 'required' } };
      }
      const publish = operation === 'publish';
      const stored = id === '' ? await createArticle(actor, fields) : id;
      const notice = publish ? 'published' : 'saved';
      if (id !== '' || publish) {
        const result = await saveArticle(actor, stored, fields, { publish, version: id === '' ? 1 : version });
        if (result.status === 'conflict') return { code: 'conflict', version: result.version };
        if (result.status === 'gone') return { code: 'gone' };
      }
      redirect(`/${locale}${deskPath('articles', stored)}?notice=${notice}`);
    },
  });
}

export async function withdrawArticleAction(data: FormData): Promise<void> {
  const [locale, id] = [localeOf(data), textOf(data, 'id')];
  const actor = await requireStaffInAction(locale, LIST, 'site.edit');
  await withdrawArticle(actor, id);
  redirect(`/${locale}${deskPath('articles', id)}?notice=withdrawn`);
}
