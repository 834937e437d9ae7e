import { decrypt, encrypt } from './encrypt';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');

jest.mock('@/lib/server/env', () => ({ env: { ENCRYPTION_KEYS: [], AUTH_SECRET: 'x'.repeat(32) } }));
const { env } = jest.requireMock<{ env: { ENCRYPTION_KEYS: unknown; AUTH_SECRET: string } }>('@/lib/server/env');

it('reads what was encrypted for the same purpose, with any key that is still there', () => {
  env.ENCRYPTION_KEYS = [{ name: 'one', key: key('a') }];
  const secret = encrypt('ñandú', 'totp');
  env.ENCRYPTION_KEYS = [
    { name: 'two', key: key('b') },
    { name: 'one', key: key('a') },
  ];
  expect(decrypt(secret, 'totp')).toBe('ñandú');
  expect(decrypt(secret, 'feed')).toBeNull();
  expect(encrypt('ñandú', 'totp')).toMatch(/^two\./);
  env.ENCRYPTION_KEYS = [{ name: 'two', key: key('b') }];
  expect(decrypt(secret, 'totp')).toBeNull();
});

it('takes a key of AUTH_SECRET where none was given', () => {
  env.ENCRYPTION_KEYS = [];
  const secret = encrypt('text', 'totp');
  expect(decrypt(secret, 'totp')).toBe('text');
  env.AUTH_SECRET = 'y'.repeat(32);
  expect(decrypt(secret, 'totp')).toBeNull();
});

it.each(['', 'auth.', 'auth.AAAA', `auth.${'A'.repeat(80)}`])('reads nothing of %j', (text) =>
  expect(decrypt(text, 'totp')).toBeNull(),
);
