import { locales } from '@/lib/i18n/locales';
import { makeListing } from '@/tests/support/make-listing';
import { feedDescription } from './feed-description';
import { lettingNote } from '@/lib/listings/law/letting-note';

const letting = makeListing('letting');
const [aicat, raicv] = [/AICAT\s\S+/, /RAICV\s\S+/];

it.each(locales)('says in %s what an advertisement of a letting in a stressed area has to say', (locale) => {
  const text = feedDescription(letting, locale);
  expect(text).toContain(lettingNote(letting, locale));
  expect(text).toMatch(aicat);
});

it('names the register of the region, and none where there is none', () => {
  const valencian = feedDescription(makeListing('villa'), 'en');
  expect(valencian).toMatch(raicv);
  expect(valencian).not.toMatch(aicat);
  const madrid = feedDescription(makeListing('flat', { area: 'madrid', region: 'madrid' }), 'en');
  expect(madrid).not.toMatch(/AICAT|RAICV/);
  expect(madrid.trim()).toBe(madrid);
});

it('leaves none of it out of a short text', () => {
  const text = feedDescription(letting, 'es', 150);
  expect(text).toHaveLength(150);
  expect(text).toContain(lettingNote(letting, 'es'));
  expect(text).toMatch(aicat);
});
