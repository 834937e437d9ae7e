import { toE164, contactWhatsAppHref } from './phone-number';

it.each([
  ['+34 600 11 22 33', '+34600112233'],
  ['600 11 22 33', '+34600112233'],
  ['93 000 00 00', '+34930000000'],
  ['0049 (30) 123-4567', '+49301234567'],
  ['+44 20 7946 0000 ext. 12', '+442079460000'],
  ['12345', null],
  ['+0 600 000 000', null],
  ['', null],
])('reads %s as %s', (typed, number) => {
  expect(toE164(typed)).toBe(number);
});

it('leads to WhatsApp from what may be a mobile, not from landlines of Spain', () => {
  expect(contactWhatsAppHref('+34600112233')).toBe('https://wa.me/34600112233');
  expect(contactWhatsAppHref('+491701234567')).toBe('https://wa.me/491701234567');
  expect(contactWhatsAppHref('+34930000000')).toBeNull();
});
