import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '@/messages/en';
import type { RedirectState } from '@/lib/middleware/redirect-state';
import { RedirectForm } from './redirect-form';

const t = en.deskRedirects;
const texts = { ...t.problems, ...en.deskImport.failures, ...t.failures, refused: t.refused, line: t.line };
const refusal: Extract<RedirectState, { status: 'done' }> = {
  status: 'done',
  counts: { added: 0, changed: 0, unchanged: 0, refused: 1 },
  refused: [{ line: 1, from: '/old', problem: 'chain', end: '/en/buy' }],
  summary: '1 refused',
};

async function send(state: RedirectState) {
  const action = () => Promise.resolve(state);
  render(
    <RedirectForm action={action} locale="en" texts={texts} labels={{ submit: 'Store', pending: '' }}>
      {() => null}
    </RedirectForm>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Store' }));
    await Promise.resolve();
  });
  return screen.getByRole('alert');
}

it('says of one that was typed why it is refused, and nothing of rows', async () => {
  const alert = await send({ ...refusal, typed: { from: '/old', to: '/older' } });
  expect(alert).toHaveTextContent(/^This page is itself redirected\. Enter the final target: \/en\/buy$/);
});

it('says of a file which row is refused, and how many', async () => {
  expect(await send(refusal)).toHaveTextContent(/^1 refusedRow 1, \/old: this page is itself redirected/);
});
