import { translatorOf } from '@/lib/i18n/translator';
import { hoursAndMinutes } from './hours-and-minutes';

it.each([
  [15, '15 min'],
  [60, '1 h'],
  [375, '6 h 15 min'],
  [420, '7 h'],
])('says %s minutes as %s', (minutes, said) => {
  for (const locale of ['en', 'es'] as const) {
    expect(translatorOf(locale, 'deskDiary')('travel', hoursAndMinutes(minutes))).toMatch(
      new RegExp(`^${said} (travel|de) `),
    );
  }
});
