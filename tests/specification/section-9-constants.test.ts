/** @jest-environment node */
import { saleTimeWellPricedDays } from '@/content/rates';
import { readBuyPage } from '@/lib/listings/list/buy-page';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { listFaqs } from '@/lib/writing/faqs';
import { readLanding } from '@/lib/landing/landing-page';
import { PASSWORD_MIN_LENGTH } from '@/lib/accounts/account-schemas';
import { formatDate } from '@/lib/i18n/format';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Constants of the specification, sections 9 and 3. For timing and layout see docs/testing.md. */
it('offers the languages en and es, and falls back to en', () => {
  expect([locales, defaultLocale]).toEqual([['en', 'es'], 'en']);
});

it('requires six characters of a password', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(6);
});

it('books by slots of 30 minutes', () => {
  expect(appointmentRules().slotMinutes).toBe(30);
});

it('shows three listings to buyers', () => {
  expect(readBuyPage('en').listings).toHaveLength(3);
});

it.each(locales)('shows 5 of 11 questions and three testimonials with 5 stars on the landing page, %s', (locale) => {
  const { questions, voices: testimonials } = readLanding(locale);
  expect(questions.shown).toHaveLength(5);
  expect(listFaqs(locale)).toHaveLength(11);
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
});

it('says that a sale takes 30 to 90 days', () => {
  expect(saleTimeWellPricedDays.value).toMatchObject({ from: 30, to: 90 });
});

it('formats dates in Spanish as day de month de year (section 3)', () => {
  expect(formatDate('2024-12-12', 'es')).toBe('12 de diciembre de 2024');
});
