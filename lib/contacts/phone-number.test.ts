import { contactWhatsAppHref, phoneHref, phoneText, typedPhoneHref } from './phone-number';

const mobile = { e164: '+34600112233', extension: null };
const extension = { e164: '+34934112233', extension: '12' };

it('writes and calls a number with its extension', () => {
  expect([mobile, extension].map(phoneText)).toEqual(['+34600112233', '+34934112233 ext. 12']);
  expect([mobile, extension].map(phoneHref)).toEqual(['tel:+34600112233', 'tel:+34934112233;ext=12']);
});

it.each([
  ['+34934112233 ext. 12', 'tel:+34934112233;ext=12'],
  ['600 11 22 33', 'tel:600112233'],
  ['+34 (93) 411.22.33 x12', 'tel:+34934112233;ext=12'],
])('calls %j, as it is stored, by %s', (stored, href) => {
  expect(typedPhoneHref(stored)).toBe(href);
});

it('leads to WhatsApp from what may be a mobile, not from extensions and landlines of Spain', () => {
  expect(contactWhatsAppHref(mobile)).toBe('https://wa.me/34600112233');
  expect(contactWhatsAppHref({ ...mobile, e164: '+491701234567' })).toBe('https://wa.me/491701234567');
  expect(contactWhatsAppHref({ ...mobile, extension: '1' })).toBeNull();
  expect(contactWhatsAppHref({ ...extension, extension: null })).toBeNull();
});
