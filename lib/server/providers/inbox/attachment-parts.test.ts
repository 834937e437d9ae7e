import type { MessageStructureObject } from 'imapflow';
import { attachmentParts } from './attachment-parts';

const image = (size: number, more: Partial<MessageStructureObject> = {}): MessageStructureObject => ({
  part: '2',
  type: 'image/png',
  encoding: 'base64',
  size,
  parameters: { name: 'image001.png' },
  ...more,
});
const text: MessageStructureObject = { part: '1', type: 'text/plain', size: 10 };
const mixed = (...childNodes: MessageStructureObject[]) => ({ type: 'multipart/mixed', childNodes });
const related = (...childNodes: MessageStructureObject[]) => ({ type: 'multipart/related', childNodes });

it.each<[string, MessageStructureObject, readonly string[]]>([
  ['text alone', text, []],
  ['a logo beside the HTML', related({ ...text, type: 'text/html' }, image(9_000, { id: '<a>' })), []],
  [
    'a logo that Outlook calls an attachment',
    related(text, image(9_000, { id: '<a>', disposition: 'attachment' })),
    [],
  ],
  ['an inline logo of Gmail', mixed(text, image(9_000, { id: '<a>', disposition: 'inline' })), []],
  ['a photograph in the text', related(text, image(400_000, { id: '<a>' })), ['2']],
  ['a small image as a file', mixed(text, image(9_000, { id: '<a>', disposition: 'attachment' })), ['2']],
  ['a small image without an id', mixed(text, image(9_000)), ['2']],
  ['a text file', mixed(text, { ...text, part: '2', disposition: 'attachment' }), ['2']],
  ['a digital signature', mixed(text, { part: '2', type: 'application/pkcs7-signature' }), []],
  ['a file alone', { type: 'application/pdf', size: 100, encoding: 'base64' }, ['1']],
  [
    'files of a message within the text',
    mixed(text, { part: '2', type: 'message/rfc822', childNodes: [mixed(text, image(9_000, { part: '2.2' }))] }),
    ['2.2'],
  ],
  [
    'a message as a file',
    mixed(text, {
      part: '2',
      type: 'message/rfc822',
      disposition: 'attachment',
      childNodes: [mixed(text, image(9_000, { part: '2.2' }))],
    }),
    ['2'],
  ],
])('lists the files of %s', (_title, structure, parts) => {
  expect(attachmentParts(structure).map(({ part }) => part)).toEqual(parts);
});

it('estimates the size of what base64 encodes', () => {
  const [file] = attachmentParts(image(78 * 1_000, { part: '2' }));
  expect(file?.bytes).toBe(57 * 1_000);
});
