import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { redirect } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { defineForm, type FormAction } from './define-form';
import { useActionForm } from './use-action-form';

const form = defineForm({
  schema: z.object({
    name: z.string('required').check(z.minLength(1, 'required')),
    code: z.string('required').check(z.minLength(3, 'short')),
    key: z.optional(z.literal('whole')),
  }),
  codes: ['required', 'short', 'fillIn', 'wrongCode', 'later', 'failed'],
  failure: 'failed',
  preserved: ['name'],
  summary: { required: 'fillIn' },
  at: { wrongCode: 'code' },
});
type Code = (typeof form.codes)[number];
const texts = {
  required: 'Needed.',
  short: 'Too short.',
  fillIn: 'Please fill in all fields.',
  wrongCode: 'Not this one.',
  later: 'Again in {time}.',
  failed: 'It failed.',
};

type Props = { action: FormAction<Code>; prepare?: (data: FormData) => Promise<Code | undefined>; tampered?: string };

function Example({ action, prepare, tampered }: Props) {
  const { error, field, formProps, isDone, isPending, messageId } = useActionForm({
    form,
    action,
    texts,
    ...(prepare && { prepare }),
  });
  const input = (name: 'name' | 'code') => {
    const { error: own, isInvalid, defaultValue } = field(name);
    return (
      <label>
        {name}
        <input name={name} defaultValue={defaultValue} aria-invalid={isInvalid || undefined} />
        {own && <b>{own}</b>}
      </label>
    );
  };
  return (
    <form {...formProps}>
      {input('name')}
      {input('code')}
      {tampered && <input type="hidden" name="key" value={tampered} />}
      <p id={messageId} role="alert">
        {error && <span tabIndex={-1}>{error}</span>}
      </p>
      <button>{isPending ? 'Sending' : isDone ? 'Done' : 'Send'}</button>
    </form>
  );
}

const actionOf = (implementation: FormAction<Code>) =>
  jest.fn<ReturnType<typeof implementation>, Parameters<typeof implementation>>(implementation);
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const fill = (name = 'Ada', code = 'abc') => {
  fireEvent.change(input('name'), { target: { value: name } });
  fireEvent.change(input('code'), { target: { value: code } });
};

it('checks before it sends, focuses the first wrong field and takes back what is put right', async () => {
  const action = actionOf(() => Promise.resolve({ status: 'done' }));
  render(<Example action={action} />);
  fill('', 'ab');
  await press();
  expect(input('name')).toHaveFocus();
  expect(screen.getByText(texts.required)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.fillIn);
  fireEvent.change(input('name'), { target: { value: 'Ada' } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByText(texts.short)).toBeVisible();
  expect(action).not.toHaveBeenCalled();
});

it('sends a double press once, says that it is pending, and is empty when it is done', async () => {
  let finish: (state: Awaited<ReturnType<FormAction<Code>>>) => void = () => undefined;
  const action = actionOf(() => new Promise((resolve) => (finish = resolve)));
  render(<Example action={action} />);
  fill();
  const button = screen.getByRole('button');
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(button).toHaveTextContent('Sending');
  await act(async () => finish({ status: 'done' }));
  expect(button).toHaveTextContent('Done');
  expect(input('name')).toHaveValue('');
  expect(action).toHaveBeenCalledTimes(1);
});

it('keeps what was typed and focuses the message, or the field that a code of the server belongs to', async () => {
  const action = actionOf(() => Promise.resolve({ status: 'error', code: 'wrongCode' }));
  action.mockResolvedValueOnce({ status: 'error', code: 'later', wait: '2 minutes', values: { name: 'Ada' } });
  render(<Example action={action} />);
  fill();
  await press();
  expect(screen.getByText('Again in 2 minutes.')).toHaveFocus();
  expect([input('name').value, input('code').value]).toEqual(['Ada', 'abc']);
  await press();
  expect(screen.getByText(texts.wrongCode)).toBeVisible();
  expect(input('code')).toHaveFocus();
});

it('keeps what came back with the page, also in fields that nobody has touched since', async () => {
  const action = actionOf(() => Promise.resolve({ status: 'error', code: 'later' }));
  action.mockResolvedValueOnce({ status: 'error', code: 'later', values: { name: 'Ada' } });
  render(<Example action={action} />);
  fill('x');
  await press();
  (screen.getByRole('button').closest('form') as HTMLFormElement).reset();
  fireEvent.change(input('code'), { target: { value: 'abc' } });
  await press();
  expect(action).toHaveBeenCalledTimes(2);
  expect(input('name')).toHaveValue('Ada');
});

it.each<[string, FormAction<Code>]>([
  ['the server is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it knows no such code', () => Promise.resolve({ status: 'error', code: 'unheardOf' as Code })],
])('reports failure where %s, and can be sent again', async (_what, implementation) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const action = actionOf(() => Promise.resolve({ status: 'done' })).mockImplementationOnce(implementation);
  render(<Example action={action} />);
  fill();
  await press();
  expect(screen.getByText(texts.failed)).toHaveFocus();
  expect(input('code')).toHaveValue('abc');
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Done');
});

it('reports failure where a field is wrong that nobody fills in', async () => {
  render(<Example action={jest.fn()} tampered="half" />);
  fill();
  await press();
  expect(screen.getByText(texts.failed)).toHaveFocus();
});

it('prepares before it sends, once, and sends nothing if that fails', async () => {
  const action = actionOf(() => Promise.resolve({ status: 'idle' }));
  const prepare = jest.fn<Promise<Code | undefined>, [FormData]>((data) => {
    data.set('evidence', 'yes');
    return Promise.resolve(undefined);
  });
  prepare.mockResolvedValueOnce('later');
  render(<Example action={action} prepare={prepare} />);
  fill();
  await press();
  expect(action).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Again in');
  await press();
  await waitFor(() => expect(action.mock.calls[0]?.[1].get('evidence')).toBe('yes'));
  expect(prepare).toHaveBeenCalledTimes(2);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { digest: '' };
  static getDerivedStateFromError = ({ digest }: { digest?: string }) => ({ digest });
  override render = () => this.state.digest || this.props.children;
}

it('lets a redirect through', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <Boundary>
      <Example action={() => Promise.resolve().then(() => redirect('/dashboard'))} />
    </Boundary>,
  );
  fill();
  await press();
  expect(document.body).toHaveTextContent('NEXT_REDIRECT;');
});

it('hands the action itself to the server’s HTML, for browsers without JavaScript', () => {
  const action = Object.assign(() => Promise.resolve({ status: 'idle' } as const), {
    $$FORM_ACTION: () => ({ name: 'its-own-name', method: 'POST', encType: 'multipart/form-data', data: null }),
    $$IS_SIGNATURE_EQUAL: () => false,
    bind: () => action,
  });
  expect(renderToString(<Example action={action} />)).toContain('its-own-name');
});

const roomsForm = defineForm({
  schema: z.object({ rooms: z.array(z.object({ area: z.string('required').check(z.minLength(1, 'required')) })) }),
  codes: ['required', 'later', 'failed'],
  failure: 'failed',
  preserved: ['rooms'],
});

type RoomsCode = (typeof roomsForm.codes)[number];

function Rooms({ action }: { action: FormAction<RoomsCode> }) {
  const { field, formProps, rowCount } = useActionForm({ form: roomsForm, action, texts });
  return (
    <form {...formProps}>
      {Array.from({ length: rowCount('rooms') ?? 2 }, (_, row) => {
        const { name, error, isInvalid, defaultValue } = field(`rooms[${row}].area`);
        return (
          <label key={name}>
            {`Room ${row}`}
            <input name={name} defaultValue={defaultValue} aria-invalid={isInvalid || undefined} />
            {error}
          </label>
        );
      })}
      <button>Send</button>
    </form>
  );
}

it('marks the wrong field of a row, and sends rows under their names', async () => {
  const action = jest.fn<ReturnType<FormAction<RoomsCode>>, Parameters<FormAction<RoomsCode>>>(() =>
    Promise.resolve({ status: 'done' }),
  );
  render(<Rooms action={action} />);
  fireEvent.change(input('Room 0'), { target: { value: '12' } });
  await press();
  expect(input('Room 1')).toHaveFocus();
  expect(input('Room 0')).toBeValid();
  expect(action).not.toHaveBeenCalled();
  fireEvent.change(input('Room 1'), { target: { value: '9' } });
  await press();
  expect([...(action.mock.calls[0]?.[1] ?? [])]).toEqual([
    ['rooms[0].area', '12'],
    ['rooms[1].area', '9'],
  ]);
});

it('shows the rows that came back', async () => {
  const values = { 'rooms[0].area': '12', 'rooms[1].area': '9', 'rooms[2].area': '3' };
  render(<Rooms action={() => Promise.resolve({ status: 'error', code: 'later', values })} />);
  fireEvent.change(input('Room 0'), { target: { value: '12' } });
  fireEvent.change(input('Room 1'), { target: { value: '9' } });
  await press();
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
});
