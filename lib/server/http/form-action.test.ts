import { redirect } from 'next/navigation';
import * as z from 'zod/mini';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { defineForm } from '@/lib/forms/define-form';
import { log } from '@/lib/server/log';
import { formAction } from './form-action';

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }));

const form = defineForm({
  schema: z.object({ email: z.string().check(z.minLength(3, 'short')), password: z.string().check(z.minLength(1)) }),
  codes: ['short', 'limited', 'failed'],
  failure: 'failed',
  preserved: ['email'],
});
type Submit = Parameters<typeof formAction<typeof form.schema, (typeof form.codes)[number]>>[1];
const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>(() => Promise.resolve({ status: 'done' }));
const action = formAction(form, submit);

function send(
  changes: Record<string, string> = {},
  receive: (state: { status: 'idle' }, data: FormData) => Promise<unknown> = action,
) {
  const data = new FormData();
  const fields = { email: 'ada@example.com', password: 'secret', locale: 'es', ...changes };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return receive({ status: 'idle' }, data);
}

beforeEach(() => submit.mockClear());

it('does the work of a valid form, for the visitor in the language of the form', async () => {
  expect(await send()).toEqual({ status: 'done' });
  const [input, visitor] = submit.mock.calls[0] ?? [];
  expect(input).toEqual({ email: 'ada@example.com', password: 'secret' });
  expect(visitor?.locale).toBe('es');
});

it('names the wrong fields and gives back what was typed, never the password', async () => {
  expect(await send({ email: 'a' })).toEqual({ status: 'error', fields: { email: 'short' }, values: { email: 'a' } });
  expect(submit).not.toHaveBeenCalled();
});

it('says how long to wait, in the language of the form', async () => {
  submit.mockResolvedValueOnce({ status: 'error', code: 'limited', retryAfter: 40 });
  expect(await send()).toMatchObject({ code: 'limited', wait: '40 segundos' });
});

it.each([new DatabaseUnavailableError('away'), new Error('a bug')])(
  'makes of %s the code of failure',
  async (error) => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    submit.mockRejectedValueOnce(error);
    expect(await send()).toEqual({ status: 'error', code: 'failed', values: { email: 'ada@example.com' } });
    expect(logged).toHaveBeenCalledTimes(1);
  },
);

it('lets a redirect through', async () => {
  submit.mockImplementationOnce(() => redirect('/es/there'));
  await expect(send()).rejects.toThrow('NEXT_REDIRECT');
});

it('shows success to a bot, and does nothing', async () => {
  expect(await send({ honeypot: 'x' })).toEqual({ status: 'done' });
  const leading = formAction(form, submit, (locale) => redirect(`/${locale}/done`));
  await expect(send({ honeypot: 'x' }, leading)).rejects.toThrow('NEXT_REDIRECT');
  expect(submit).not.toHaveBeenCalled();
});

it('takes nested fields and rows, names the wrong ones by their paths and gives back what was typed', async () => {
  const rooms = defineForm({
    schema: z.object({
      address: z.object({ street: z.string() }),
      rooms: z.array(z.object({ area: z.string().check(z.regex(/^\d+$/, 'short')) })),
    }),
    codes: ['short', 'failed'],
    failure: 'failed',
    preserved: ['address.street', 'rooms'],
  });
  const work = jest.fn(() => Promise.resolve({ status: 'done' } as const));
  const receive = formAction(rooms, work);
  const fields = { 'address.street': 'Mallorca', 'rooms[0].area': '12' };
  expect(await send({ ...fields, 'rooms[1].area': 'x' }, receive)).toEqual({
    status: 'error',
    fields: { 'rooms[1].area': 'short' },
    values: { ...fields, 'rooms[1].area': 'x' },
  });
  expect(await send(fields, receive)).toEqual({ status: 'done' });
  expect(work).toHaveBeenCalledWith({ address: { street: 'Mallorca' }, rooms: [{ area: '12' }] }, expect.anything());
});
