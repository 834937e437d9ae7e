import { act, fireEvent, render, screen } from '@testing-library/react';
import { AnnouncementPanel } from './announcement-panel';

const labels = {
  email: 'E-mail',
  honeypot: 'Leave this empty',
  submit: 'Send me the guide',
  pending: 'Sending…',
  success: 'On its way',
  problems: { invalid: 'Not an address', tooMany: 'Too often', failed: 'It failed' },
};

const bar = () => screen.queryByRole('region', { name: 'The free guide' });
const close = () => screen.getByRole('button', { name: 'Close' });
const subscribe = () =>
  act(async () => fireEvent.submit(screen.getByLabelText(labels.email).closest('form') as Element));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(global, { fetch: () => Promise.resolve({ ok: true } as Response) });
  render(
    <>
      <AnnouncementPanel
        title="The free guide"
        text="Eight steps."
        open="Get it"
        close="Close"
        locale="en"
        labels={labels}
        privacy="privacy"
      />
      <main id="main" tabIndex={-1}>
        <button type="button">Search</button>
      </main>
    </>,
  );
});

afterEach(() => jest.useRealTimers());

it('moves focus to the page when closed', () => {
  close().focus();
  fireEvent.click(close());
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('closes after the success message and moves focus to the page', async () => {
  await subscribe();
  expect(bar()).toContainElement(document.activeElement as HTMLElement);
  act(() => jest.advanceTimersByTime(2_999));
  expect(bar()).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves focus alone if it has moved', async () => {
  await subscribe();
  const search = screen.getByRole('button', { name: 'Search' });
  search.focus();
  act(() => jest.advanceTimersByTime(3_000));
  expect(bar()).toBeNull();
  expect(search).toHaveFocus();
});

it('is a native disclosure, folded to its title and a button', () => {
  const fold = bar()?.querySelector('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toHaveTextContent('The free guideGet it');
  expect(fold).toContainElement(screen.getByLabelText(labels.email));
  expect(fold).not.toContainElement(close());
});
