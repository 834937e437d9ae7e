import 'server-only';
import { processState } from '@/lib/env/process-state';
import type { ArticleEntry, ArticleText, Faq } from '@/content/types/writing';
import type { Locale } from '@/lib/i18n/locales';

export type DeskArticle = ArticleEntry &
  Readonly<{ text: Readonly<Record<Locale, Omit<ArticleText, 'sources'> & Readonly<{ imageAlt: string }>>> }>;

export type DeskWriting = Readonly<{
  articles: readonly DeskArticle[];
  questions: Readonly<Record<Locale, readonly Faq[]>>;
}>;

const nothing: DeskWriting = { articles: [], questions: { en: [], es: [] } };

const state = processState<{ current: DeskWriting }>('desk-writing', () => ({ current: nothing }));

/** Each change creates a new object. */
export const deskWriting = (): DeskWriting => state.current;

export function setDeskWriting(writing: DeskWriting | null): void {
  state.current = writing ?? nothing;
}

/** Caches a value per language until the desk publishes a change. */
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
