import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as Button from '@/components/layout/saved-listings/save-button';
import type * as Count from '@/components/layout/saved-listings/saved-count';
import type * as Item from '@/components/layout/saved-listings/saved-item';
import type * as List from '@/components/layout/saved-listings/saved-list';
import type * as News from '@/components/layout/saved-listings/saved-news';
import type * as Tally from '@/components/layout/saved-listings/saved-total';

/** jsdom has no BroadcastChannel. */
export const posted: unknown[] = [];
class Channel {
  onmessage: (() => void) | null = null;
  postMessage = (message: unknown) => posted.push(message);
}

/** Each test gets its own store, but all share one React. */
const react = jest.requireActual<object>('react');
jest.mock('next/navigation', () => ({ usePathname: () => '/en/properties' }));

type MockResponse = { status: number; body?: unknown };

export const labels = {
  saved: 'Saved to your account',
  savedLocally: 'Saved in this browser',
  removed: 'Taken off',
  failed: 'Did not reach us',
  full: 'Full',
  closed: 'Closed',
  undo: 'Undo',
  close: 'Close',
};

export const KEY = 'saved-homes';
export const storedIds = () => JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as string[];
export const setHint = (isOn: boolean) => (document.cookie = `signed-in=${isOn ? '1' : ''}; max-age=${isOn ? 60 : 0}`);

type Change = { save?: string[]; remove?: string[]; after?: string | null };

export async function open(
  response: (body: Change | null) => MockResponse | Promise<MockResponse> = () => ({ status: 401 }),
  list: readonly string[] = [],
) {
  const requests: unknown[] = [];
  Object.assign(window, {
    BroadcastChannel: Channel,
    fetch: jest.fn(async (_: string, { body }: RequestInit) => {
      const change = typeof body === 'string' ? (JSON.parse(body) as Change) : null;
      requests.push(change ?? 'list');
      const { status, body: data } = await response(change);
      if (status === 0) return Promise.reject(new TypeError('no network'));
      return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(data) });
    }),
  });
  let modules: [typeof Button, typeof Count, typeof News, typeof Item, typeof List, typeof Tally];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    modules = [
      await import('@/components/layout/saved-listings/save-button'),
      await import('@/components/layout/saved-listings/saved-count'),
      await import('@/components/layout/saved-listings/saved-news'),
      await import('@/components/layout/saved-listings/saved-item'),
      await import('@/components/layout/saved-listings/saved-list'),
      await import('@/components/layout/saved-listings/saved-total'),
    ];
  });
  const [{ SaveButton }, { SavedCount }, { SavedNews }, { SavedItem }, { SavedList }, { SavedTotal }] = modules!;
  await act(async () => {
    render(
      <>
        <SavedNews labels={labels} />
        <p data-testid="count">
          <SavedCount />
        </p>
        {list.length === 0 ? (
          ['villa', 'flat'].map((listing) => (
            <SaveButton key={listing} listing={listing} label={`Save the ${listing}`} />
          ))
        ) : (
          <SavedList listings={list} empty="Nothing saved">
            <p>
              <SavedTotal listings={list} words={['none', 'one', 'two', 'three']} />
            </p>
            <ul>
              {list.map((listing) => (
                <SavedItem key={listing} listing={listing}>
                  <SaveButton listing={listing} label={`Save the ${listing}`} />
                </SavedItem>
              ))}
            </ul>
          </SavedList>
        )}
      </>,
    );
  });
  await screen.findByRole('button', { name: 'Save the villa' });
  return requests;
}

export const heart = (name: string) => screen.getByRole('button', { name: `Save the ${name}` });
export const press = (name: string) => act(async () => void fireEvent.click(heart(name)));

beforeEach(() => {
  window.localStorage.clear();
  setHint(false);
  posted.length = 0;
});
