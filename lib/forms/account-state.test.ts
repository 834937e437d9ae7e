import { newPasswordState, stateOf } from './account-state';

it('hands back what was typed with the code', () => {
  expect(stateOf({ status: 'error', code: 'rateLimited' }, { email: 'a@b.es' })).toEqual({
    status: 'error',
    code: 'rateLimited',
    values: { email: 'a@b.es' },
  });
  expect(stateOf({ status: 'done' }, { email: 'a@b.es' })).toEqual({ status: 'done' });
});

it.each(['passwordTooCommon', 'passwordTooShort', 'passwordTooLong'] as const)('says %s at the field', (code) => {
  expect(newPasswordState({ status: 'error', code }, 'next')).toEqual({ status: 'error', fields: { next: code } });
});

it('says the rest for the form as a whole', () => {
  expect(newPasswordState({ status: 'error', code: 'unavailable' }, 'next')).toEqual({
    status: 'error',
    code: 'unavailable',
  });
});
