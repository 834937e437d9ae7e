import { readSignedId, signedId } from './signed-id';

const id = '3f2b8c1e-9d47-4a60-b5f1-0c7e2d9a8b34';
const token = signedId('listing:answer', id);

it('reads the id of a token that it signed', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(readSignedId('listing:answer', token)).toBe(id);
});

it.each([
  ['of another purpose', signedId('viewing:answer', id)],
  ['with another id', 'A'.repeat(22) + token.slice(22)],
  ['with another signature', token.slice(0, 22) + 'A'.repeat(21)],
  // The last character of the id has unused bits.
  [
    'with another spelling of the id',
    token.slice(0, 21) + String.fromCharCode(token.charCodeAt(21) + 1) + token.slice(22),
  ],
  ['cut short', token.slice(0, 42)],
  ['without characters', ''],
])('refuses a token %s', (_, given) => expect(readSignedId('listing:answer', given)).toBeNull());
