import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { ActionForm } from './action-form';

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

function show(action: RedirectingAction) {
  render(
    <ActionForm action={action} failed="It did not reach us">
      <input aria-label="Name" name="name" defaultValue="Home" />
      <button>Rename</button>
    </ActionForm>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'House by the sea' } });
}

it('sends what was typed', async () => {
  const action = jest.fn<ReturnType<RedirectingAction>, Parameters<RedirectingAction>>(() =>
    Promise.resolve({ status: 'idle' }),
  );
  show(action);
  await press();
  expect(action.mock.calls[0]?.[1].get('name')).toBe('House by the sea');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('says that nothing answered, and keeps what was typed', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('It did not reach us');
  expect(screen.getByRole('textbox')).toHaveValue('House by the sea');
});
