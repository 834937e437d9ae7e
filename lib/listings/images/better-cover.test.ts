import { betterCover } from './better-cover';

const image = (name: string, room = '', kind = 'photograph') => ({ name, room, kind });

it('suggests the first photograph of another room when the cover shows a bathroom', () => {
  const images = [image('a', 'bathroom'), image('b', 'toilet'), image('c', '', 'plan'), image('d'), image('e')];
  expect(betterCover(images)).toBe('d');
});

it.each([
  ['the cover shows another room', [image('a', 'kitchen'), image('b')]],
  ['the room of the cover is not set', [image('a'), image('b', 'kitchen')]],
  ['all images show bathrooms', [image('a', 'bathroom'), image('b', 'bathroom')]],
  ['there is no image', []],
])('suggests none when %s', (_, images) => {
  expect(betterCover(images)).toBeNull();
});
