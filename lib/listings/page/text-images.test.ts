import type { RoomId } from '@/content/types/listing';
import type { ImageView } from '@/lib/site/images';
import { textImages } from './text-images';

const image = (name: string, room: RoomId | null): ImageView => ({
  name,
  folder: '/pictures',
  width: 1600,
  height: 1000,
  widths: [480, 1600],
  tone: 'sand',
  alt: name,
  focus: 'center',
  isPhotograph: false,
  shows: room && { room },
});

const gallery = [
  image('front', null),
  image('living', 'living-room'),
  image('bath', 'bathroom'),
  image('kitchen', 'kitchen'),
  image('terrace', 'terrace'),
];

const words: Partial<Record<RoomId, string>> = { 'living-room': 'Salón', kitchen: 'Cocina', terrace: 'Terraza' };
const namesFor = (opening: string, ...paragraphs: string[]) =>
  textImages(gallery, { opening, paragraphs }, (room) => words[room] ?? room).map(({ name }) => name);

it('shows the room of the opening first and the last room that the paragraphs name', () => {
  expect(namesFor('En la terraza da el sol.', 'El salon mira al sur.', 'La cocina es nueva.')).toEqual([
    'terrace',
    'kitchen',
  ]);
});

it('shows rooms without a bathroom where the text names none', () => {
  expect(namesFor('Luz.', 'El bathroom es pequeño.')).toEqual(['living', 'terrace']);
});

it('shows no image twice', () => {
  expect(namesFor('El salón.', 'Otra vez el salón.')).toEqual(['living', 'terrace']);
});

it('shows images without a room where no image has one', () => {
  const images = gallery.map((one) => ({ ...one, shows: null }));
  const shown = textImages(images, { opening: '', paragraphs: [] }, (room) => room);
  expect(shown.map(({ name }) => name)).toEqual(['living', 'terrace']);
});

it('shows none for a short gallery', () => {
  expect(textImages(gallery.slice(1), { opening: '', paragraphs: [] }, (room) => room)).toEqual([]);
});
