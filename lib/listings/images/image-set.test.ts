import {
  arrangedImages,
  movedImage,
  withCover,
  withImage,
  withOrdered,
  withSelected,
  withoutImage,
  type ImageSet,
} from './image-set';

const set: ImageSet = { images: ['a', 'b', 'c'], imageTexts: { a: { room: 'kitchen' }, c: { kind: 'plan' } } };
const names = ({ images }: ImageSet) => images.join('');

it('adds at the end or at a place, each image once', () => {
  expect(names(withImage(set, 'd'))).toBe('abcd');
  expect(names(withImage(set, 'd', 1))).toBe('adbc');
  expect(withImage(set, 'b')).toBe(set);
});

it.each([
  ['132', '0123'],
  ['321', '0123'],
  ['213', '0123'],
])('keeps the order of selected files when they arrive as %s', (arrival, order) => {
  const nameOf = (digit: string) => `photo-${digit.repeat(32)}`;
  const selection = ['1', '2', '3'].map((digit) => digit.repeat(8));
  const start: ImageSet = { images: [nameOf('0')], imageTexts: {} };
  const { images } = [...arrival].reduce((all, digit) => withSelected(all, nameOf(digit), selection), start);
  expect(images).toEqual([...order].map(nameOf));
});

it('adds a file without a selection at the end', () => {
  expect(names(withSelected(set, 'd', []))).toBe('abcd');
});

it('takes away, and leaves the text for whoever brings it back', () => {
  const without = withoutImage(set, 'a');
  expect(names(without)).toBe('bc');
  expect(withImage(without, 'a', 0)).toEqual(set);
});

it.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moves %s by %i', (name, step, expected) => expect(names(movedImage(set, name, step))).toBe(expected));

it('makes an image the cover and keeps the order of the others', () => {
  expect(names(withCover(set, 'c'))).toBe('cab');
  expect(withCover(set, 'x')).toBe(set);
});

it('has the order and the texts of a form', () => {
  const rows = [
    { name: 'c', text: {} },
    { name: 'a', text: { room: 'bedroom' } },
    { name: 'b', text: { kind: 'render' } },
  ] as const;
  expect(arrangedImages(set, rows)).toEqual({
    images: ['c', 'a', 'b'],
    imageTexts: { a: { room: 'bedroom' }, b: { kind: 'render' } },
  });
});

it('keeps what came meanwhile and does not bring back what went', () => {
  const rows = ['x', 'c', 'c', 'a'].map((name) => ({ name, text: {} }));
  const now = { ...set, images: ['a', 'b', 'c'], imageTexts: { b: { room: 'hall' } } } as const;
  expect(arrangedImages(now, rows)).toEqual({ images: ['c', 'a', 'b'], imageTexts: { b: { room: 'hall' } } });
});

it('puts images of a source where they belong in its order, beside those of the desk', () => {
  expect(withOrdered([], ['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(withOrdered(['own', 'c', 'a'], ['a', 'b', 'c', 'd'])).toEqual(['own', 'c', 'd', 'a', 'b']);
  expect(withOrdered(['b'], ['a', 'b'])).toEqual(['a', 'b']);
});
