import { imageActs, imageFields, readImageForm } from './image-form';

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const { act, alt, kind, order, room } = imageFields;

it('reads order and texts, without what is empty', () => {
  const { rows } = readImageForm(
    formOf([
      [order, 'b'],
      [order, 'a'],
      [alt('b', 'es'), '  La   cocina\n'],
      [alt('b', 'en'), ' '],
      [room('b'), 'kitchen'],
      [kind('b'), 'render'],
      [alt('a', 'en'), ''],
      [room('a'), ''],
      [kind('a'), 'photograph'],
    ]),
  );
  expect(rows).toEqual([
    { name: 'b', text: { alt: { es: 'La cocina' }, room: 'kitchen', kind: 'render' } },
    { name: 'a', text: {} },
  ]);
});

it('leaves the text of an image without fields as it is', () => {
  expect(readImageForm(formOf([[order, 'a']])).rows).toEqual([{ name: 'a', text: undefined }]);
});

it('cuts what no field lets anybody type, and leaves out what nobody can choose', () => {
  const { rows } = readImageForm(
    formOf([
      [order, 'a'],
      [alt('a', 'es'), 'x'.repeat(10_000)],
      [alt('a', 'fr'), 'La cuisine'],
      [room('a'), 'dungeon'],
      [kind('a'), 'film'],
    ]),
  );
  expect(rows).toEqual([{ name: 'a', text: { alt: { es: 'x'.repeat(250) } } }]);
});

it.each([
  ['kitchen', 'kitchen'],
  ['', undefined],
  ['dungeon', 'hall'],
])('reads the pressed room %p of one image, before its field', (pressed, expected) => {
  const { act: read, rows } = readImageForm(
    formOf([
      [order, 'a'],
      [room('a'), 'hall'],
      [kind('a'), 'photograph'],
      [order, 'b'],
      [room('b'), 'hall'],
      [kind('b'), 'photograph'],
      [act, imageActs.room('a', pressed)],
    ]),
  );
  expect(rows).toEqual([
    { name: 'a', text: expected ? { room: expected } : {} },
    { name: 'b', text: { room: 'hall' } },
  ]);
  expect(read).toEqual({ kind: 'save' });
});

it.each([
  [imageActs.earlier('photo-a'), { kind: 'move', name: 'photo-a', step: -1 }],
  [imageActs.later('photo-a'), { kind: 'move', name: 'photo-a', step: 1 }],
  [imageActs.cover('photo-a'), { kind: 'cover', name: 'photo-a' }],
  [imageActs.remove('photo-a'), { kind: 'remove', name: 'photo-a' }],
  [imageActs.restore('photo-a', 12), { kind: 'restore', name: 'photo-a', at: 12 }],
  ['', { kind: 'save' }],
  ['restore-9999:a', { kind: 'save' }],
  ['remove:../x', { kind: 'save' }],
])('reads the button %p', (value, expected) => {
  expect(readImageForm(formOf([[act, value]])).act).toEqual(expected);
  // The hidden field precedes the visible one.
  const both = formOf([
    [act, ''],
    [act, value],
  ]);
  expect(readImageForm(both).act).toEqual(expected);
});
