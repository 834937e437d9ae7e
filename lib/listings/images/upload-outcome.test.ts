import en from '@/messages/en';
import es from '@/messages/es';
import { readImagesNotice } from './images-notice';
import { cleanFileName, outcomeQuery, uploadStatus, type UploadCode } from './upload-outcome';

it.each([
  ['IMG_1.jpg', 'IMG_1.jpg'],
  ['C:\\Fotos\\Baño 1.jpg', 'Baño 1.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000\u202eb.jpg\n', 'ab.jpg'],
  ['x'.repeat(300), 'x'.repeat(80)],
  ['', ''],
])('cleans the name %p', (name, expected) => expect(cleanFileName(name)).toBe(expected));

it('says on the page what came of each file of a form', () => {
  const query = outcomeQuery([
    { code: 'added', file: 'a.jpg' },
    { code: 'heic', file: 'b: c.heic' },
    { code: 'added', file: 'd.jpg' },
  ]);
  const params = new URLSearchParams(query);
  expect(readImagesNotice({ added: params.get('added') ?? '', file: params.getAll('file') })).toMatchObject({
    added: 2,
    notAdded: [{ code: 'heic', file: 'b: c.heic' }],
  });
});

it('takes from an address only what the site writes there', () => {
  const written = { added: '-1', at: 'x', file: ['toString:x', 'nothing', 'pdf:a'], problem: 'x', removed: '<b>' };
  expect(readImagesNotice(written)).toEqual({
    added: 0,
    notAdded: [
      { code: 'nothing', file: '' },
      { code: 'pdf', file: 'a' },
    ],
    isSaved: false,
    problem: null,
    removed: null,
  });
});

it.each([en, es])('has a sentence and a status for each outcome', ({ deskImages: { outcomes } }) => {
  for (const [code, sentence] of Object.entries(outcomes)) {
    expect(sentence).toMatch(/\.$/);
    expect(uploadStatus(code as UploadCode)).toBeGreaterThanOrEqual(200);
  }
});
