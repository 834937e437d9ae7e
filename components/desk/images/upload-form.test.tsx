import { fireEvent, render, screen } from '@testing-library/react';
import en from '@/messages/en';
import { sendFile, type SendResult } from './send-file';
import { UploadForm } from './upload-form';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('./send-file');

const { outcomes, upload } = en.deskImages;
const labels = { ...upload, heic: outcomes.heic };
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const LIMIT = { timeout: 10_000 };
const answers = new Map<string, SendResult>();
let running = 0;
let most = 0;

beforeEach(() => {
  refresh.mockClear();
  jest.mocked(sendFile).mockClear();
  [running, most] = [0, 0];
  answers.clear();
  jest.mocked(sendFile).mockImplementation(async (_, { name }, onProgress) => {
    running += 1;
    most = Math.max(most, running);
    onProgress(0.5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return answers.get(name) ?? { code: 'added', message: '' };
  });
});

function choose(...names: readonly string[]) {
  render(<UploadForm address="/api/desk/listings/a/images" labels={labels} />);
  fireEvent.change(screen.getByLabelText(upload.choose), { target: { files: names.map(file) } });
}

it('sends what was chosen, two at once, and shows the page anew', async () => {
  choose('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
  expect(await screen.findByText(upload.finished, {}, LIMIT)).toBeVisible();
  expect(most).toBe(2);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(refresh).toHaveBeenCalled();
});

it('says why a file was refused, and only sends again what may be taken then', async () => {
  answers.set('a.heic', { code: 'heic', message: 'a.heic is a HEIC photograph.' });
  answers.set('b.jpg', 'offline');
  choose('a.heic', 'b.jpg');
  expect(await screen.findByText(upload.someFailed.replace('{count}', '2'), {}, LIMIT)).toBeVisible();
  expect(screen.getByText('a.heic is a HEIC photograph.')).toBeVisible();
  expect(screen.getByText(upload.offline.replace('{file}', 'b.jpg'))).toBeVisible();
  expect(screen.getAllByRole('button', { name: upload.retry })).toHaveLength(1);
  answers.delete('b.jpg');
  fireEvent.click(screen.getByRole('button', { name: upload.retry }));
  expect(await screen.findByText(upload.someFailed.replace('{count}', '1'), {}, LIMIT)).toBeVisible();
  expect(screen.queryByText(upload.offline.replace('{file}', 'b.jpg'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: upload.dismiss.replace('{file}', 'a.heic') }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('refuses HEIC before it is sent, whatever its name, and sends the others', async () => {
  render(<UploadForm address="/api/desk/listings/a/images" labels={labels} />);
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'garden.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(upload.choose), { target: { files: [heic, file('named.heic')] } });
  expect(await screen.findByText(upload.someFailed.replace('{count}', '1'), {}, LIMIT)).toBeVisible();
  expect(screen.getByText(outcomes.heic.replace('{file}', 'garden.jpg'))).toBeVisible();
  expect(jest.mocked(sendFile).mock.calls.map(([, { name }]) => name)).toEqual(['named.heic']);
});
