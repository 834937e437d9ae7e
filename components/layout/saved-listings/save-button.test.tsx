import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { heart, KEY, storedIds, labels, open, posted, press, setHint } from '@/tests/support/save-buttons';

describe('save buttons without an account', () => {
  it('store in the browser, announce it, and send no request', async () => {
    const requests = await open();
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.savedLocally);
    expect(screen.getByTestId('count')).toHaveTextContent('1');
    await press('flat');
    expect(storedIds()).toEqual(['flat', 'villa']);
    await press('villa');
    expect(storedIds()).toEqual(['flat']);
    expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
    expect(requests).toEqual([]);
    expect(posted).toEqual([]);
  });

  it('show what was stored before', async () => {
    window.localStorage.setItem(KEY, '["flat"]');
    await open();
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('count')).toHaveTextContent('1');
  });

  it('follow changes in other tabs', async () => {
    await open();
    window.localStorage.setItem(KEY, '["villa"]');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
  });

  it('roll back and announce it if storage fails', async () => {
    await open();
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.closed);
    closed.mockRestore();
  });

  it('stop at the maximum', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 100 }, (_, index) => `home-${index}`)));
    await open();
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(labels.full);
  });
});

describe('save buttons of a client', () => {
  const list = (listings: string[]) => ({ status: 200, body: { homes: listings } });

  it('move the browser’s list into the account', async () => {
    setHint(true);
    window.localStorage.setItem(KEY, '["flat"]');
    const requests = await open((change) => (change ? { status: 200 } : list(['flat', 'villa'])));
    await waitFor(() => expect(heart('villa')).toHaveAttribute('aria-pressed', 'true'));
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toEqual([{ save: ['flat'] }, 'list']);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keep the browser’s list until the server has accepted it', async () => {
    setHint(true);
    window.localStorage.setItem(KEY, '["flat"]');
    await open((change) => (change ? { status: 503 } : list([])));
    expect(storedIds()).toEqual(['flat']);
  });

  it('save and remove on the server only', async () => {
    setHint(true);
    const requests = await open((change) => (change ? { status: 200 } : list(['flat'])));
    await press('villa');
    await press('flat');
    expect(requests).toEqual(['list', { save: ['villa'] }, { remove: ['flat'] }]);
    expect(posted).toHaveLength(2);
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(window.localStorage).toHaveLength(0);
  });

  it('send what still waits when the page is left', async () => {
    setHint(true);
    let accept: (response: { status: number }) => void = () => undefined;
    const slow = new Promise<{ status: number }>((resolve) => (accept = resolve));
    const requests = await open((change) => (change ? slow : list(['old'])));
    await press('villa');
    await press('flat');
    expect(requests).toEqual(['list', { save: ['villa'] }]);
    window.dispatchEvent(new Event('pagehide'));
    expect(requests.at(-1)).toEqual({ save: ['flat', 'villa'], remove: [] });
    await act(async () => accept({ status: 200 }));
  });

  it.each([
    [0, labels.failed],
    [503, labels.failed],
    [429, labels.failed],
    [409, labels.full],
  ])('roll back and say why on the response %s', async (status, words) => {
    setHint(true);
    await open((change) => (change ? { status } : list(['flat'])));
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'false');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(words);
    fireEvent.click(screen.getByRole('button', { name: labels.close }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('store in the browser once the session has ended', async () => {
    setHint(true);
    await open((change) => (change ? { status: 401 } : list(['flat'])));
    await press('villa');
    expect(heart('villa')).toHaveAttribute('aria-pressed', 'true');
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(storedIds()).toEqual(['villa']);
    expect(screen.getByRole('status')).toHaveTextContent(labels.savedLocally);
  });

  it('clear the list when another tab signs out', async () => {
    setHint(true);
    await open(() => list(['flat']));
    await waitFor(() => expect(heart('flat')).toHaveAttribute('aria-pressed', 'true'));
    setHint(false);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(heart('flat')).toHaveAttribute('aria-pressed', 'false');
    expect(window.localStorage).toHaveLength(0);
  });
});
