import 'server-only';
import { faqs as english } from '@/content/en/faqs';
import { faqs as spanish } from '@/content/es/faqs';
import type { Locale } from '@/lib/i18n/locales';
import type { RichHtml } from '@/lib/text/trusted-html';
import { deskWriting } from './desk-writing';
import { fillFigures } from './fill-figures';
import { richText } from '@/lib/site/rich-text';

export type Question = Readonly<{ id: string; question: string; answer: RichHtml }>;

const faqs = { en: fillFigures(english, 'en'), es: fillFigures(spanish, 'es') };

export function listFaqs(locale: Locale): readonly Question[] {
  return [...faqs[locale], ...deskWriting().questions[locale]].map(({ id, question, answer }) => ({
    id,
    question,
    answer: richText(answer, locale),
  }));
}
