import { defaultLocale, direction, isLocale, locales } from './locales';

describe('isLocale', () => {
  it.each(['en', 'es'])('accepts %s', (value) => expect(isLocale(value)).toBe(true));

  it.each(['EN', 'es-ES', 'fr', 'ar', '', '"><script>alert(1)</script>', 'en\n', null, undefined, 7, ['en']])(
    'discards %p',
    (value) => expect(isLocale(value)).toBe(false),
  );
});

describe('direction', () => {
  it.each(['ar', 'he', 'fa', 'ar-EG', 'HE'])('%s is written from right to left', (language) => {
    expect(direction(language)).toBe('rtl');
  });

  it.each(['en', 'es', 'de', '', 'arn'])('%p is written from left to right', (language) => {
    expect(direction(language)).toBe('ltr');
  });
});

it('offers English and Spanish and falls back to English', () => {
  expect(locales).toEqual(['en', 'es']);
  expect(defaultLocale).toBe('en');
});
