import { fireEvent, render, screen } from '@testing-library/react';
import { SentInstead } from './sent-instead';
import type { Confirmation } from './sent-panel';

jest.mock('./sent-panel', () => {
  throw new Error('not loaded');
});

const texts = { success: 'Your message has been sent.', again: 'Send another message' };
const confirmation = { labels: texts } as unknown as Confirmation;

it('says in a sentence that it was sent where the panel cannot be loaded, and leads to an empty form', async () => {
  render(
    <SentInstead id="form" confirmation={confirmation}>
      {({ isAgain, onSent }) => (
        <button type="button" onClick={() => onSent({ email: 'ada@example.com', message: 'Hello' })}>
          {isAgain ? 'Send again' : 'Send'}
        </button>
      )}
    </SentInstead>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(texts.success)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: texts.again }));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
});
