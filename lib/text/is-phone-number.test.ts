import { cleanPhone } from './clean-field';
import { isPhoneNumber } from './is-phone-number';

it.each([
  ...['600 00 00 00', '+34 600-00-00-00', '(+34) 600 000 000', '+34 (0) 600 000 000', '0034.600.000.000'],
  ...[
    '600·000·000',
    ...['+34 600 000 000 ext. 5', '600 000 000, extensión 12', '600000000 #12', '+49 30 000000 Durchwahl 7'],
    '\u202a+34\u00a0600\u2011000\u2013000\u202c',
    '＋３４ ６００ ０００ ０００',
  ],
  ...[
    '\u2800600000000\u2800',
    '\ufffc+34600000000',
    '+34\u0000600000000',
    'tel:+34600000000',
    '\u2028600 000 000\u2029',
  ],
])('takes %j', (typed) => expect(isPhoneNumber(cleanPhone(typed))).toBe(true));

it.each(['', '12', '((+34) 600000000', '600 000 000 / 600 000 001', 'call me', '++34600000000'])(
  'refuses %j',
  (typed) => expect(isPhoneNumber(cleanPhone(typed))).toBe(false),
);
