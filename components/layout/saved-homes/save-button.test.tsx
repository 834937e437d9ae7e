import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type * as Button from './save-button';
import type * as Count from './saved-count';
import type * as News from './saved-news';

/** Messages to other tabs; jsdom has no channel of its own. */
const posted: unknown[] = [];
class Channel {
  onmessage: (() => void) | null = null;
  postMessage = (message: unknown) => posted.push(message);
}

/** Each test has a store of its own, all of them one React. */
const react = jest.requireActual<object>('react');
jest.mock('next/navigation', () => ({ usePathname: () => '/en/properties' }));

type Answer = { status: number; body?: unknown };

const labels = {
  saved: 'Saved to your account',
  kept: 'Saved in this browser',
  removed: 'Taken off',
  failed: 'Did not reach us',
  full: 'Full',
  closed: 'Closed',
  close: 'Close',
};

const KEY = 'saved-homes';
const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as string[];
const setHint = (isOn: boolean) => (document.cookie = `signed-in=${isOn ? '1' : ''}; max-age=${isOn ? 60 : 0}`);

/** A page of its own, with a store of its own; answers what it asks of the server. */
async function open(answer: (body: { save?: string[]; remove?: string[] } | null) => Answer = () => ({ status: 401 })) {
  const asked: unknown[] = [];
  Object.assign(window, {
    BroadcastChannel: Channel,
    fetch: jest.fn((_: string, { body }: RequestInit) => {
      const change = typeof body === 'string' ? (JSON.parse(body) as { save?: string[]; remove?: string[] }) : null;
      asked.push(change ?? 'list');
      const { status, body: data } = answer(change);
      if (status === 0) return Promise.reject(new TypeError('no network'));
      return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(data) });
    }),
  });
  let modules: [typeof Button, typeof Count, typeof News];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    modules = [await import('./save-button'), await import('./saved-count'), await import('./saved-news')];
  });
  const [{ SaveButton }, { SavedCount }, { SavedNews }] = modules!;
  await act(async () => {
    render(
      <>
        <SavedNews labels={labels} />
        <p data-testid="count">
          <SavedCount />
        </p>
        <SaveButton home="villa" label="Save the villa" />
        <SaveButton home="flat" label="Save the flat" />
      </>,
    );
  });
  await screen.findByRole('button', { name: 'Save the villa' });
  return asked;
}

const heart = (name: string) => screen.getByRole('button', { name: `Save the ${name}` });
const press = (name: string) => act(async () => void fireEvent.click(heart(name)));

beforeEach(() => {
  window.localStorage.clear();
  setHint(false);
  posted.length = 0;
});

describe('hearts of a visitor without an account', () => {
  it('keep in the browser what is pressed, tell it, and ask no server', async () => {
    const asked = await open();
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.kept);
    expect(screen.getByTestId('count')).toHaveTextContent('1');
    await press('flat');
    expect(kept()).toEqual(['flat', 'villa']);
    await press('villa');
    expect(kept()).toEqual(['flat']);
    expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
    expect(asked).toEqual([]);
    expect(posted).toEqual([]);
  });

  it('show what was kept before', async () => {
    window.localStorage.setItem(KEY, '["flat"]');
    await open();
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('count')).toHaveTextContent('1');
  });

  it('follow what another tab keeps', async () => {
    await open();
    window.localStorage.setItem(KEY, '["villa"]');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
  });

  it('go back and say so where the browser keeps nothing', async () => {
    await open();
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.closed);
    closed.mockRestore();
  });

  it('take no more than a list holds', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 100 }, (_, index) => `home-${index}`)));
    await open();
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.full);
  });
});

describe('hearts of a client', () => {
  const list = (homes: string[]) => ({ status: 200, body: { homes } });

  it('move what the browser kept into the account, and leave nothing in the browser', async () => {
    setHint(true);
    window.localStorage.setItem(KEY, '["flat"]');
    const asked = await open((change) => (change ? { status: 200 } : list(['flat', 'villa'])));
    await waitFor(() => expect(heart('villa')).toHaveAttribute('aria-pressed', 'true'));
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual([{ save: ['flat'] }, 'list']);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keep it in the browser as long as the server has not taken it', async () => {
    setHint(true);
    window.localStorage.setItem(KEY, '["flat"]');
    await open((change) => (change ? { status: 503 } : list([])));
    expect(kept()).toEqual(['flat']);
  });

  it('save and remove at the server alone', async () => {
    setHint(true);
    const asked = await open((change) => (change ? { status: 200 } : list(['flat'])));
    await press('villa');
    await press('flat');
    expect(asked).toEqual(['list', { save: ['villa'] }, { remove: ['flat'] }]);
    expect(posted).toHaveLength(2);
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    [0, labels.failed],
    [503, labels.failed],
    [429, labels.failed],
    [409, labels.full],
  ])('go back and say why where the answer is %s', async (status, words) => {
    setHint(true);
    await open((change) => (change ? { status } : list(['flat'])));
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    fireEvent.click(screen.getByRole('button', { name: labels.close }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keep in the browser what is saved once the session is over', async () => {
    setHint(true);
    await open((change) => (change ? { status: 401 } : list(['flat'])));
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toEqual(['villa']);
    expect(screen.getByRole('status')).toHaveTextContent(labels.kept);
  });

  it('forget the list as soon as somebody signed out in another tab', async () => {
    setHint(true);
    await open(() => list(['flat']));
    await waitFor(() => expect(heart('flat')).toHaveAttribute('aria-pressed', 'true'));
    setHint(false);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(window.localStorage).toHaveLength(0);
  });
});
