import { z } from 'zod';
import { inBoth, line, longText, optionalFactLine, optionalFactText, storedImage } from '@/lib/site/facts/fact-parts';
import { slugify } from '@/lib/text/slugify';
import { articleCategories, subjects } from './article-filter';

const TITLE = 120;
const EXCERPT = 240;
const BODY = 60_000;
const ANSWER = 8_000;

const chosen = <Value extends string>(values: readonly [Value, ...Value[]]) => z.array(z.enum(values)).default([]);

const aboutArticle = {
  category: z.enum(articleCategories, 'required'),
  author: line(80),
  image: storedImage,
  subjects: chosen(subjects),
  areas: z.array(z.string().max(80)).max(30).default([]),
};

export const articleDraft = z.object({
  ...aboutArticle,
  imageAlt: inBoth(optionalFactLine(EXCERPT)),
  title: inBoth(optionalFactLine(TITLE)),
  excerpt: inBoth(optionalFactLine(EXCERPT)),
  body: inBoth(optionalFactText(BODY)),
});

export const wholeArticle = z
  .object({
    ...aboutArticle,
    imageAlt: inBoth(optionalFactLine(EXCERPT)),
    title: inBoth(line(TITLE)),
    excerpt: inBoth(line(EXCERPT)),
    body: inBoth(longText(BODY)),
  })
  .superRefine(({ image, imageAlt }, context) => {
    if (image === '') return;
    for (const locale of ['es', 'en'] as const) {
      if (imageAlt[locale] === '')
        context.addIssue({ code: 'custom', path: ['imageAlt', locale], message: 'required' });
    }
  });

export const questionDraft = z.object({
  question: inBoth(optionalFactLine(EXCERPT)),
  answer: inBoth(optionalFactText(ANSWER)),
});

export const wholeQuestion = z.object({ question: inBoth(line(EXCERPT)), answer: inBoth(longText(ANSWER)) });

export type ArticleFields = z.output<typeof articleDraft>;
export type QuestionFields = z.output<typeof questionDraft>;

type Html = Readonly<{ html: InBoth }>;

export type ArticleData = ArticleFields & Html;
export type QuestionData = QuestionFields & Html;

const html = z.object({ es: z.string(), en: z.string() });
export const storedArticle = wholeArticle.and(z.object({ html }));
export const storedQuestion = wholeQuestion.extend({ html });

export type InBoth = Readonly<{ es: string; en: string }>;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_ID = 80;

export function idOfTitle({ en, es }: InBoth): string {
  const id = slugify(es.trim() || en)
    .slice(0, MAX_ID)
    .replace(/-+$/, '');
  return ID.test(id) ? id : '';
}
