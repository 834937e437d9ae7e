import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type * as Button from './save-button';
import type * as Count from './saved-count';
import type * as Item from './saved-item';
import type * as List from './saved-list';
import type * as News from './saved-news';
import type * as Tally from './saved-tally';

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
  undo: 'Undo',
  close: 'Close',
};

const KEY = 'saved-homes';
const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as string[];
const setHint = (isOn: boolean) => (document.cookie = `signed-in=${isOn ? '1' : ''}; max-age=${isOn ? 60 : 0}`);

type Change = { save?: string[]; remove?: string[]; after?: string | null };

/**
 * A page of its own, with a store of its own; answers what it asks of the server. The hearts stand in a list of saved
 * homes where one is given.
 */
async function open(
  answer: (body: Change | null) => Answer | Promise<Answer> = () => ({ status: 401 }),
  list: readonly string[] = [],
) {
  const asked: unknown[] = [];
  Object.assign(window, {
    BroadcastChannel: Channel,
    fetch: jest.fn(async (_: string, { body }: RequestInit) => {
      const change = typeof body === 'string' ? (JSON.parse(body) as Change) : null;
      asked.push(change ?? 'list');
      const { status, body: data } = await answer(change);
      if (status === 0) return Promise.reject(new TypeError('no network'));
      return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(data) });
    }),
  });
  let modules: [typeof Button, typeof Count, typeof News, typeof Item, typeof List, typeof Tally];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    modules = [
      await import('./save-button'),
      await import('./saved-count'),
      await import('./saved-news'),
      await import('./saved-item'),
      await import('./saved-list'),
      await import('./saved-tally'),
    ];
  });
  const [{ SaveButton }, { SavedCount }, { SavedNews }, { SavedItem }, { SavedList }, { SavedTally }] = modules!;
  await act(async () => {
    render(
      <>
        <SavedNews labels={labels} />
        <p data-testid="count">
          <SavedCount />
        </p>
        {list.length === 0 ? (
          ['villa', 'flat'].map((home) => <SaveButton key={home} home={home} label={`Save the ${home}`} />)
        ) : (
          <SavedList homes={list} empty="Nothing saved">
            <p>
              <SavedTally homes={list} words={['none', 'one', 'two', 'three']} />
            </p>
            <ul>
              {list.map((home) => (
                <SavedItem key={home} home={home}>
                  <SaveButton home={home} label={`Save the ${home}`} />
                </SavedItem>
              ))}
            </ul>
          </SavedList>
        )}
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

describe('a list of saved homes', () => {
  const homes = ['villa', 'flat', 'house'];
  const left = () => screen.queryAllByRole('button', { name: /^Save the/ }).map((button) => button.ariaLabel);
  const button = (name: string) => screen.getByRole('button', { name });
  const listed = () => homes.map((home) => `Save the ${home}`);

  it('loses a home and its count at once, and gets it back at its place', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(homes));
    await open(undefined, homes);
    heart('flat').focus();
    await press('flat');
    expect(left()).toEqual(['Save the villa', 'Save the house']);
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByTestId('count')).toHaveTextContent('2');
    expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
    expect(button(labels.undo)).toHaveFocus();
    await act(async () => button(labels.undo).click());
    expect(left()).toEqual(listed());
    expect(kept()).toEqual(homes);
    expect(heart('flat')).toHaveFocus();
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByRole('button', { name: labels.undo })).not.toBeInTheDocument();
  });

  it('says that it is empty once the last home left, and takes it back', async () => {
    window.localStorage.setItem(KEY, '["villa"]');
    await open(undefined, ['villa']);
    await press('villa');
    expect(screen.getByText('Nothing saved')).toBeVisible();
    expect(left()).toEqual([]);
    await act(async () => button(labels.undo).click());
    expect(screen.queryByText('Nothing saved')).not.toBeInTheDocument();
    expect(heart('villa')).toHaveFocus();
  });

  it('leaves the focus in the page where the message is closed', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(homes));
    await open(undefined, homes);
    await press('villa');
    await act(async () => button(labels.close).click());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(left()).toEqual(['Save the flat', 'Save the house']);
  });

  it('does not wait for the server of an account, and tells it where the home stood', async () => {
    setHint(true);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = await open(async (change) => {
      if (!change) return { status: 200, body: { homes } };
      await held;
      return { status: 200 };
    }, homes);
    await waitFor(() => expect(heart('house')).toHaveAttribute('aria-pressed', 'true'));
    await press('house');
    expect(left()).toEqual(['Save the villa', 'Save the flat']);
    await act(async () => button(labels.undo).click());
    expect(left()).toEqual(listed());
    await act(async () => release());
    await waitFor(() => expect(asked).toEqual(['list', { remove: ['house'] }, { save: ['house'], after: 'flat' }]));
    expect(left()).toEqual(listed());
  });

  it('has the home back and says why where the server does not take it off', async () => {
    setHint(true);
    await open((change) => (change ? { status: 503 } : { status: 200, body: { homes } }), homes);
    await waitFor(() => expect(heart('flat')).toHaveAttribute('aria-pressed', 'true'));
    await press('flat');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.failed));
    expect(left()).toEqual(listed());
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByRole('button', { name: labels.undo })).not.toBeInTheDocument();
    expect(heart('flat')).toHaveFocus();
  });

  it('offers once more to put a home back where the server did not take it', async () => {
    setHint(true);
    let isDown = false;
    await open((change) => (change ? { status: isDown ? 503 : 200 } : { status: 200, body: { homes } }), homes);
    await waitFor(() => expect(heart('flat')).toHaveAttribute('aria-pressed', 'true'));
    await press('flat');
    isDown = true;
    await act(async () => button(labels.undo).click());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.failed));
    expect(left()).toEqual(['Save the villa', 'Save the house']);
    isDown = false;
    await act(async () => button(labels.undo).click());
    expect(left()).toEqual(listed());
  });

  it('shows what the server lists while it does not say whose list it is', async () => {
    setHint(true);
    await open(() => ({ status: 503 }), homes);
    expect(left()).toEqual(listed());
  });
});
