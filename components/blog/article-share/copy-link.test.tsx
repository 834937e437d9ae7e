import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyLink } from './copy-link';

const labels = { copy: 'Copy link', copied: 'Copied', failed: 'Not copied' };

async function press(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  render(<CopyLink url="https://example.com/en/blog/a" labels={labels} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.copy })));
}

it('copies the URL and announces it', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await press({ writeText });
  expect(writeText).toHaveBeenCalledWith('https://example.com/en/blog/a');
  expect(screen.getByRole('status')).toHaveTextContent(labels.copied);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
  ['is not there, as over plain HTTP', undefined],
])('announces failure if the clipboard %s', async (_, clipboard) => {
  await press(clipboard);
  expect(screen.getByRole('status')).toHaveTextContent(labels.failed);
});
