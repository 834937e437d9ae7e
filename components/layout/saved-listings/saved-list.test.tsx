import { act, screen, waitFor } from '@testing-library/react';
import { heart, KEY, storedIds, labels, open, press, setHint } from '@/tests/support/save-buttons';

describe('a saved list', () => {
  const listings = ['villa', 'flat', 'house'];
  const left = () => screen.queryAllByRole('button', { name: /^Save the/ }).map((button) => button.ariaLabel);
  const button = (name: string) => screen.getByRole('button', { name });
  const listed = () => listings.map((listing) => `Save the ${listing}`);

  it('removes a listing and its count at once, and restores it at its position', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(listings));
    await open(undefined, listings);
    heart('flat').focus();
    await press('flat');
    expect(left()).toEqual(['Save the villa', 'Save the house']);
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByTestId('count')).toHaveTextContent('2');
    expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
    expect(button(labels.undo)).toHaveFocus();
    await act(async () => button(labels.undo).click());
    expect(left()).toEqual(listed());
    expect(storedIds()).toEqual(listings);
    expect(heart('flat')).toHaveFocus();
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByRole('button', { name: labels.undo })).not.toBeInTheDocument();
  });

  it('says that it is empty after the last removal, and undoes it', async () => {
    window.localStorage.setItem(KEY, '["villa"]');
    await open(undefined, ['villa']);
    await press('villa');
    expect(screen.getByText('Nothing saved')).toBeVisible();
    expect(left()).toEqual([]);
    await act(async () => button(labels.undo).click());
    expect(screen.queryByText('Nothing saved')).not.toBeInTheDocument();
    expect(heart('villa')).toHaveFocus();
  });

  it('keeps focus in the page when the message is closed', async () => {
    window.localStorage.setItem(KEY, JSON.stringify(listings));
    await open(undefined, listings);
    await press('villa');
    await act(async () => button(labels.close).click());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(left()).toEqual(['Save the flat', 'Save the house']);
  });

  it('is optimistic with an account, and sends the position', async () => {
    setHint(true);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const requests = await open(async (change) => {
      if (!change) return { status: 200, body: { homes: listings } };
      await held;
      return { status: 200 };
    }, listings);
    await waitFor(() => expect(heart('house')).toHaveAttribute('aria-pressed', 'true'));
    await press('house');
    expect(left()).toEqual(['Save the villa', 'Save the flat']);
    await act(async () => button(labels.undo).click());
    expect(left()).toEqual(listed());
    await act(async () => release());
    await waitFor(() => expect(requests).toEqual(['list', { remove: ['house'] }, { save: ['house'], after: 'flat' }]));
    expect(left()).toEqual(listed());
  });

  it('restores the listing and says why if the server refuses the removal', async () => {
    setHint(true);
    await open((change) => (change ? { status: 503 } : { status: 200, body: { homes: listings } }), listings);
    await waitFor(() => expect(heart('flat')).toHaveAttribute('aria-pressed', 'true'));
    await press('flat');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(labels.failed));
    expect(left()).toEqual(listed());
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByRole('button', { name: labels.undo })).not.toBeInTheDocument();
    expect(heart('flat')).toHaveFocus();
  });

  it('offers undo again if the server refused it', async () => {
    setHint(true);
    let isDown = false;
    await open(
      (change) => (change ? { status: isDown ? 503 : 200 } : { status: 200, body: { homes: listings } }),
      listings,
    );
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

  it('shows the server’s list while the session is unknown', async () => {
    setHint(true);
    await open(() => ({ status: 503 }), listings);
    expect(left()).toEqual(listed());
  });
});
