import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { DeskImage } from '@/lib/listings/images/desk-images';
import { imageActs, readImageForm } from '@/lib/listings/images/image-form';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';
import en from '@/messages/en';
import { ImageForm } from './image-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }), unstable_rethrow: jest.fn() }));
jest.mock('./use-drag', () => ({
  useDrag: () => ({ tile: { current: null }, handle: { current: null }, state: null }),
}));

const t = en.deskImages;
const labels = {
  ...t,
  alt: { es: t.altEs, en: t.altEn },
  kinds: Object.entries(t.kinds).map(([id, label]) => ({ id, label })),
  rooms: [
    { id: 'kitchen', label: 'Kitchen' },
    { id: 'bathroom', label: 'Bathroom' },
  ],
};
const image = (name: string): DeskImage => ({ name, view: null, text: {}, isFixed: false, others: [], moreOthers: 0 });
const at = (text: string, place: number) => text.replace('{place}', String(place));

const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    shown.push(this.id);
  };
});

function show(save: (data: FormData) => Promise<ImagesSaved>) {
  const images = ['photo-a', 'photo-b', 'photo-c'].map(image);
  const hidden = { listing: 'home', locale: 'en' } as const;
  render(
    <ImageForm images={images} labels={labels} hidden={hidden} actions={{ save, send: jest.fn() }} pending={null} />,
  );
}
const saving = (result: ImagesSaved = { status: 'saved' }) =>
  jest.fn<Promise<ImagesSaved>, [FormData]>(() => Promise.resolve(result));
/** jsdom shows closed panels, which have a save button too; the button of the form is the last. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
    await Promise.resolve();
  });
const lastOf = (save: ReturnType<typeof saving>) => readImageForm(save.mock.lastCall![0]);
const places = () => screen.getAllByRole('listitem').map(({ id }) => id.slice(-1));

it('saves the texts that were changed, and leaves the others to whoever changes them', async () => {
  const save = saving();
  show(save);
  fireEvent.change(screen.getAllByLabelText(t.altEs)[1]!, { target: { value: 'La cocina' } });
  expect(screen.getByText(t.unsaved)).toBeVisible();
  await press(t.save);
  expect(lastOf(save)).toEqual({
    act: { kind: 'save' },
    rows: [
      { name: 'photo-a', text: undefined },
      { name: 'photo-b', text: { alt: { es: 'La cocina' } } },
      { name: 'photo-c', text: undefined },
    ],
  });
  expect(screen.getByText(t.saved)).toBeVisible();
});

it('moves an image at once, with the focus, and saves the order a moment later', async () => {
  jest.useFakeTimers();
  const save = saving();
  show(save);
  await press(at(t.later, 1));
  expect(places()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toHaveAccessibleName(at(t.later, 2));
  await press(at(t.later, 2));
  expect(save).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(save).toHaveBeenCalledTimes(1);
  expect(lastOf(save).rows.map(({ name }) => name)).toEqual(['photo-b', 'photo-c', 'photo-a']);
  jest.useRealTimers();
});

it('makes the third image the cover with one press, and tells a server without JavaScript the same', async () => {
  jest.useFakeTimers();
  const save = saving();
  show(save);
  const button = screen.getByRole('button', { name: at(t.makeCoverOf, 3) });
  expect(button).toHaveAttribute('value', imageActs.cover('photo-c'));
  expect(button).toHaveAttribute('type', 'submit');
  await press(at(t.makeCoverOf, 3));
  expect(places()).toEqual(['c', 'a', 'b']);
  expect(document.activeElement).toHaveAccessibleName(at(t.later, 1));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(lastOf(save).rows.map(({ name }) => name)).toEqual(['photo-c', 'photo-a', 'photo-b']);
  jest.useRealTimers();
});

it('suggests another cover when the first image is set to a bathroom', async () => {
  const save = saving();
  show(save);
  expect(screen.queryByText(t.bathroomCover)).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: 'Bathroom', hidden: true })[0]!);
  const advice = screen.getByText(t.bathroomCover).parentElement!;
  fireEvent.click(within(advice).getByRole('button', { name: at(t.makeCoverOf, 2) }));
  expect(places()).toEqual(['b', 'a', 'c']);
  expect(screen.queryByText(t.bathroomCover)).toBeNull();
});

it('sets a room by one press, shows the next image without one, and stays for a correction', async () => {
  const save = saving();
  show(save);
  const room = (name: string, place: number) => screen.getAllByRole('button', { name, hidden: true })[place - 1]!;
  for (const place of [1, 3, 2]) fireEvent.click(room('Kitchen', place));
  fireEvent.click(room('Bathroom', 2));
  expect(shown).toEqual(['panel-photo-b', 'panel-photo-b']);
  expect(room('Bathroom', 2)).toHaveAttribute('aria-pressed', 'true');
  await press(t.save);
  expect(lastOf(save).rows.map(({ text }) => text?.room)).toEqual(['kitchen', 'bathroom', 'kitchen']);
});

it('saves changed texts when their panel is closed', async () => {
  const save = saving();
  show(save);
  const panel = screen.getAllByRole('dialog', { hidden: true })[0]!;
  fireEvent.change(within(panel).getByLabelText(t.altEn), { target: { value: 'The hall' } });
  const closed = Object.assign(new Event('toggle'), { newState: 'closed' });
  await act(async () => {
    fireEvent(panel, closed);
    await Promise.resolve();
  });
  expect(lastOf(save).rows[0]).toEqual({ name: 'photo-a', text: { alt: { en: 'The hall' } } });
});

it('removes an image and brings it back where it was, with the focus', async () => {
  const save = saving({ status: 'saved', removed: { name: 'photo-b', at: 1 } });
  show(save);
  screen.getByRole('button', { name: at(t.remove, 2) }).focus();
  await press(at(t.remove, 2));
  expect(document.activeElement).toHaveAccessibleName(t.undo);
  expect(lastOf(save).act).toEqual({ kind: 'remove', name: 'photo-b' });
  expect(places()).toEqual(['a', 'c']);
  save.mockResolvedValue({ status: 'saved' });
  await press(t.undo);
  expect(lastOf(save).act).toEqual({ kind: 'restore', name: 'photo-b', at: 1 });
  expect(places()).toEqual(['a', 'b', 'c']);
  expect(document.activeElement).toHaveAccessibleName(at(t.remove, 2));
});

it.each([
  ['signedOut', t.ended],
  ['refused', t.refused],
  ['unknown', t.gone],
] as const)('says what is not saved where it is %s, and keeps what was typed', async (status, sentence) => {
  show(saving({ status }));
  fireEvent.change(screen.getAllByLabelText(t.altEn)[0]!, { target: { value: 'The kitchen' } });
  await press(t.save);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getAllByLabelText(t.altEn)[0]).toHaveValue('The kitchen');
});

it('says that the server cannot be reached', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  await press(t.save);
  expect(screen.getByText(t.lost)).toBeVisible();
});
