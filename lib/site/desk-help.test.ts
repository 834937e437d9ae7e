import { deskHelp as english } from '@/content/en/desk-help';
import { deskHelp as spanish } from '@/content/es/desk-help';
import { partsWithWords } from '@/lib/i18n/interface-words';
import { deskHelp } from './desk-help';

const written = [english, spanish].map((texts) => Object.keys(texts).toSorted());
const shape = (locale: 'en' | 'es') =>
  deskHelp(locale).map(({ id, notes, steps }) => ({ id, notes: notes.length, steps: steps.length }));
const allOf = (locale: 'en' | 'es') =>
  deskHelp(locale).flatMap(({ lead, notes, steps, title }) => [title, lead, ...steps, ...notes]);

it('has the same sections in both languages, each once, and none left out', () => {
  const ids = deskHelp('en').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(written).toEqual([ids.toSorted(), ids.toSorted()]);
  expect(shape('es')).toEqual(shape('en'));
});

it('names the same buttons in both languages, all of which exist', () => {
  const placesOf = (text: string) => (text.match(/\{[\w.]+\}/g) ?? []).toSorted();
  expect(allOf('es').map(placesOf)).toEqual(allOf('en').map(placesOf));
  for (const locale of ['en', 'es'] as const) {
    const words = allOf(locale).flatMap((text) => partsWithWords(text, locale).filter(({ isWord }) => isWord));
    expect(words.length).toBeGreaterThan(60);
  }
});
