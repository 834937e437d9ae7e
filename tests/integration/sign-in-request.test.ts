import { EMAIL, enter, PASSWORD, signedUp } from '@/tests/support/account-flows';
import { jar } from '@/tests/support/cookie-jar';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

onDatabase(({ run }) => {
  beforeEach(async () => {
    jar.clear();
    await signedUp(run);
    await run('delete from rate_limits');
  });

  it.each([
    ['an address', { email: '', password: PASSWORD }],
    ['more than blanks for an address', { email: ' ', password: PASSWORD }],
    ['a password', { email: EMAIL, password: '' }],
    ['either', { email: '', password: '' }],
  ])('is refused by the account services too without %s, and not counted', async (_, input) => {
    expect(await enter(input)).toEqual({ status: 'error', code: 'missingCredentials' });
    expect(await run('select 1 from rate_limits')).toEqual([]);
  });
});
