import { articleEntries } from '@/content/articles/entries';
import { articleIds } from '@/content/articles/ids';
import { articleTexts as en } from '@/content/en/articles/all';
import { articleTexts as es } from '@/content/es/articles/all';
import { fillFigures } from '@/lib/writing/fill-figures';

const written = { en: fillFigures(en, 'en'), es: fillFigures(es, 'es') };

export function articlesIn(locale: 'en' | 'es') {
  return articleIds
    .map((id) => ({ id, ...articleEntries[id], ...written[locale][id] }))
    .sort((one, other) => other.date.localeCompare(one.date));
}
