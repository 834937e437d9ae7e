import { newPasswordState, stateOf } from './account-state';

it('returns the input with the code and the wait', () => {
  expect(stateOf({ status: 'error', code: 'rateLimited', retryAfter: 40 }, 'en', { email: 'a@b.es' })).toEqual({
    status: 'error',
    code: 'rateLimited',
    wait: '40 seconds',
    values: { email: 'a@b.es' },
  });
  expect(stateOf({ status: 'done' }, 'en', { email: 'a@b.es' })).toEqual({ status: 'done' });
});

it.each(['passwordTooCommon', 'passwordTooShort', 'passwordTooLong'] as const)('shows %s at the field', (code) => {
  expect(newPasswordState({ status: 'error', code }, 'next', 'en')).toEqual({
    status: 'error',
    fields: { next: code },
  });
});

it('shows other codes at the form', () => {
  expect(newPasswordState({ status: 'error', code: 'unavailable' }, 'next', 'es')).toEqual({
    status: 'error',
    code: 'unavailable',
  });
});
