import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/locale';
import { listAreas } from '@/lib/site/areas';
import { listTeam } from '@/lib/site/team';
import { articleCategories, subjects } from '@/lib/writing/article-filter';
import type { GroupView } from './record-view';

export async function articleGroups(): Promise<readonly GroupView[]> {
  const t = await getTranslations('deskArticles');
  const tCategory = await getTranslations('articleCategories');
  const tSubject = await getTranslations('articleSubjects');
  const locale = await currentLocale();
  return [
    {
      name: 'texts',
      title: t('groups.texts'),
      hint: t('groups.textsHint'),
      fields: [
        { path: 'title', control: 'line', label: t('fields.title'), inBoth: true },
        {
          path: 'excerpt',
          control: 'text',
          label: t('fields.excerpt'),
          hint: t('fields.excerptHint'),
          inBoth: true,
          lines: 2,
        },
        { path: 'body', control: 'text', label: t('fields.body'), hint: t('fields.bodyHint'), inBoth: true, lines: 18 },
        { path: 'photo', control: 'image', label: t('fields.photo'), hint: t('fields.photoHint'), isForText: true },
      ],
    },
    {
      name: 'about',
      title: t('groups.about'),
      fields: [
        {
          path: 'category',
          control: 'choice',
          label: t('fields.category'),
          options: articleCategories.map((value) => ({ value, label: tCategory(value) })),
        },
        {
          path: 'author',
          control: 'choice',
          label: t('fields.author'),
          options: listTeam(locale).map(({ id, name }) => ({ value: id, label: name })),
        },
        { path: 'image', control: 'image', label: t('fields.image'), hint: t('fields.imageHint') },
        { path: 'imageAlt', control: 'line', label: t('fields.imageAlt'), inBoth: true },
        {
          path: 'subjects',
          control: 'choices',
          label: t('fields.subjects'),
          options: subjects.map((value) => ({ value, label: tSubject(value) })),
        },
        {
          path: 'areas',
          control: 'choices',
          label: t('fields.areas'),
          hint: t('fields.areasHint'),
          options: listAreas().map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
    },
  ];
}

export async function questionGroups(): Promise<readonly GroupView[]> {
  const t = await getTranslations('deskQuestions');
  return [
    {
      name: 'texts',
      title: t('groups.texts'),
      fields: [
        { path: 'question', control: 'line', label: t('fields.question'), inBoth: true },
        {
          path: 'answer',
          control: 'text',
          label: t('fields.answer'),
          hint: t('fields.answerHint'),
          inBoth: true,
          lines: 10,
        },
      ],
    },
  ];
}
