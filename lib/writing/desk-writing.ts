import 'server-only';
import { processState } from '@/lib/env/process-state';
import type { ArticleEntry, ArticleText, Faq } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

/** An article of the desk as visitors read it. */
export type DeskArticle = ArticleEntry &
  Readonly<{ text: Readonly<Record<Locale, Omit<ArticleText, 'sources'> & Readonly<{ imageAlt: string }>>> }>;

/** What was written at the desk and is published, at one moment. */
export type DeskWriting = Readonly<{
  articles: readonly DeskArticle[];
  /** In their order. */
  questions: Readonly<Record<Locale, readonly Faq[]>>;
}>;

const nothing: DeskWriting = { articles: [], questions: { en: [], es: [] } };

const state = processState<{ current: DeskWriting }>('desk-writing', () => ({ current: nothing }));

/** Stands beside the texts of content/; another object after each change. */
export const deskWriting = (): DeskWriting => state.current;

export function setDeskWriting(writing: DeskWriting | null): void {
  state.current = writing ?? nothing;
}

/** Computes a value once for each language, until something else is published. */
export function perWriting<Value>(compute: (locale: Locale, writing: DeskWriting) => Value): (locale: Locale) => Value {
  const computed = new WeakMap<DeskWriting, Map<Locale, { value: Value }>>();
  return (locale) => {
    const writing = deskWriting();
    const ofWriting = computed.get(writing) ?? new Map<Locale, { value: Value }>();
    computed.set(writing, ofWriting);
    const known = ofWriting.get(locale) ?? { value: compute(locale, writing) };
    ofWriting.set(locale, known);
    return known.value;
  };
}
