import { translatorOf } from '@/lib/i18n/translator';
import { activityActions } from './activity';
import { activityValues, nameInChange, sentenceKey } from './activity-values';

const subject = 'CM-0106';
const actor = 'Oriol';
const link = (words: unknown) => String(words);

it('tells a change of the price in money', () => {
  const sentence = (locale: 'en' | 'es', before: object, after: object) =>
    translatorOf(locale, 'activityLog').markup('actions.priceChanged', {
      actor,
      subject,
      link,
      ...activityValues({ before: { ...before }, after: { ...after } }, locale),
    });
  expect(sentence('en', { price: 965_000 }, { price: 940_000 })).toBe(
    'Oriol lowered CM-0106 from €965,000 to €940,000',
  );
  expect(sentence('en', { price: 940_000 }, { price: 965_000 })).toContain('raised');
  expect(sentence('en', {}, { price: 940_000 })).toBe('Oriol changed the price of CM-0106 to €940,000');
  expect(sentence('es', { price: 965_000 }, { price: 940_000 })).toBe(
    'Oriol ha bajado el precio de CM-0106 de 965.000\u00a0€ a 940.000\u00a0€',
  );
});

it('tells the words that were confirmed at a publication', () => {
  const sentence = (after: object) =>
    translatorOf('en', 'activityLog').markup('actions.listingPublished', {
      actor,
      subject,
      link,
      ...activityValues({ after: { ...after } }, 'en'),
    });
  expect(sentence({ words: 'no kids' })).toBe('Oriol published CM-0106, having read “no kids”');
  expect(sentence({})).toBe('Oriol published CM-0106');
});

it.each(activityActions)('has a sentence and a name for %s in both languages', (action) => {
  for (const locale of ['en', 'es'] as const) {
    const t = translatorOf(locale, 'activityLog');
    const values = { actor, subject, link, kind: 'staff', ...activityValues({ after: { role: 'owner' } }, locale) };
    const sentence = t.markup(sentenceKey(action), values);
    expect(sentence).toMatch(/^Oriol \S+/);
    expect(sentence).not.toContain('{');
    expect(t(`names.${action}`)).not.toContain('activityLog');
  }
});

it('finds the name that a change says', () => {
  expect(nameInChange({ before: { name: 'Marta' } })).toBe('Marta');
  expect(nameInChange({ after: { title: '', reference: 'CM-1' } })).toBe('CM-1');
  expect(nameInChange({})).toBeNull();
});
