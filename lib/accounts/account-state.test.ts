import { newPasswordState, stateOf } from './account-state';

it('hands back what was typed with the code and the time to wait', () => {
  expect(stateOf({ status: 'error', code: 'rateLimited', retryAfter: 40 }, 'en', { email: 'a@b.es' })).toEqual({
    status: 'error',
    code: 'rateLimited',
    wait: '40 seconds',
    values: { email: 'a@b.es' },
  });
  expect(stateOf({ status: 'done' }, 'en', { email: 'a@b.es' })).toEqual({ status: 'done' });
});

it.each(['passwordTooCommon', 'passwordTooShort', 'passwordTooLong'] as const)('says %s at the field', (code) => {
  expect(newPasswordState({ status: 'error', code }, 'next', 'en')).toEqual({
    status: 'error',
    fields: { next: code },
  });
});

it('says the rest for the form as a whole', () => {
  expect(newPasswordState({ status: 'error', code: 'unavailable' }, 'next', 'es')).toEqual({
    status: 'error',
    code: 'unavailable',
  });
});
