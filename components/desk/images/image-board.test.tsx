import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DeskImage } from '@/lib/listings/images/desk-images';
import en from '@/messages/en';
import { fileMark } from './file-mark';
import { ImageBoard } from './image-board';
import { sendFile, type SendResult } from './send-file';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), unstable_rethrow: jest.fn() }));
jest.mock('./send-file');
jest.mock('./file-mark');
jest.mock('./use-drag', () => ({
  useDrag: () => ({ tile: { current: null }, handle: { current: null }, state: null }),
}));

const t = en.deskImages;
const { outcomes, upload } = t;
const uploadLabels = { ...upload, heic: outcomes.heic };
const labels = { ...t, alt: { es: t.altEs, en: t.altEn }, kinds: [], rooms: [] };
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const image = (name: string): DeskImage => ({ name, view: null, text: {}, isFixed: false, others: [], moreOthers: 0 });
const LIMIT = { timeout: 10_000 };
const NO_IMAGES = 'no images';
const answers = new Map<string, SendResult>();
let running = 0;
let most = 0;

beforeEach(() => {
  refresh.mockClear();
  jest.mocked(sendFile).mockClear();
  [running, most] = [0, 0];
  answers.clear();
  jest.mocked(fileMark).mockImplementation(({ size }) => Promise.resolve(String(size).padStart(8, '0')));
  jest.mocked(sendFile).mockImplementation(async (_, { name }, __, onProgress) => {
    running += 1;
    most = Math.max(most, running);
    onProgress(0.5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return answers.get(name) ?? { code: 'added', message: '' };
  });
});

function show(images: readonly DeskImage[] = []) {
  render(
    <ImageBoard
      address="/api/desk/listings/a/images"
      images={images}
      texts={{ count: NO_IMAGES, lead: t.lead, same: null }}
      labels={labels}
      uploadLabels={uploadLabels}
      hidden={{ listing: 'a', locale: 'en' }}
      actions={{ save: jest.fn(), send: jest.fn() }}
    />,
  );
}
const select = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText(upload.choose), { target: { files } });
const namesSent = () => jest.mocked(sendFile).mock.calls.map(([, { name }]) => name);

it('sends the chosen files, two at once, and refreshes the page', async () => {
  show();
  select(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(file));
  expect(await screen.findByText(upload.finished, {}, LIMIT)).toBeVisible();
  expect(most).toBe(2);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(refresh).toHaveBeenCalled();
});

it('shows each file as a tile at once, and no empty page, while files are sent', async () => {
  show();
  expect(screen.getByText(NO_IMAGES)).toBeVisible();
  select(...['a.jpg', 'b.jpg', 'c.jpg'].map(file));
  const tiles = within(screen.getByRole('list', { name: upload.underWay })).getAllByRole('listitem');
  expect(tiles.map(({ textContent }) => textContent)).toEqual(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => name + upload.waiting),
  );
  expect(screen.queryByText(NO_IMAGES)).toBeNull();
  expect(await screen.findByText(upload.finished, {}, LIMIT)).toBeVisible();
});

it('sends the order of selection with each file, without images that are already there', async () => {
  show([image(`photo-${'00000002'.padEnd(32, '0')}`)]);
  select(file('abc'), file('ab'), file('abcd'), file('a'));
  expect(await screen.findByText(upload.finished, {}, LIMIT)).toBeVisible();
  for (const [, , selection] of jest.mocked(sendFile).mock.calls) {
    expect(selection).toEqual(['00000003', '00000004', '00000001']);
  }
});

it('says why a file was refused, and retries only files that may be accepted then', async () => {
  answers.set('a.heic', { code: 'heic', message: 'a.heic is a HEIC photograph.' });
  answers.set('b.jpg', 'ended');
  show();
  select(file('a.heic'), file('b.jpg'));
  expect(await screen.findByText(upload.someFailed.replace('{count}', '2'), {}, LIMIT)).toBeVisible();
  expect(screen.getByText('a.heic is a HEIC photograph.')).toBeVisible();
  expect(screen.getByText(upload.ended.replace('{file}', 'b.jpg'))).toBeVisible();
  expect(screen.getAllByRole('button', { name: upload.retry })).toHaveLength(1);
  answers.delete('b.jpg');
  fireEvent.click(screen.getByRole('button', { name: upload.retry }));
  expect(await screen.findByText(upload.someFailed.replace('{count}', '1'), {}, LIMIT)).toBeVisible();
  expect(screen.queryByText(upload.ended.replace('{file}', 'b.jpg'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: upload.dismiss.replace('{file}', 'a.heic') }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('sends again by itself when the connection is back, and accepts that the first attempt had arrived', async () => {
  answers.set('a.jpg', 'offline');
  show();
  select(file('a.jpg'));
  expect(await screen.findByText(upload.paused, {}, LIMIT)).toBeVisible();
  expect(screen.getByText(upload.lineLost, { exact: false })).toBeVisible();
  answers.set('a.jpg', { code: 'known', message: 'There already.' });
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText(upload.finished, {}, LIMIT)).toBeVisible();
  expect(namesSent()).toEqual(['a.jpg', 'a.jpg']);
});

it('says that an image is already there when its file is chosen again', async () => {
  answers.set('a.jpg', { code: 'known', message: 'There already.' });
  show();
  select(file('a.jpg'));
  expect(await screen.findByText('There already.', {}, LIMIT)).toBeVisible();
  expect(namesSent()).toEqual(['a.jpg']);
});

it('refuses HEIC before it is sent, whatever its name, and sends the others', async () => {
  show();
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'garden.jpg', { type: 'image/jpeg' });
  select(heic, file('named.heic'));
  expect(await screen.findByText(upload.someFailed.replace('{count}', '1'), {}, LIMIT)).toBeVisible();
  expect(screen.getByText(outcomes.heic.replace('{file}', 'garden.jpg'))).toBeVisible();
  expect(namesSent()).toEqual(['named.heic']);
});
