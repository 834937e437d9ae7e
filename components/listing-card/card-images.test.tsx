import { act, fireEvent, render, screen } from '@testing-library/react';
import { CardImages } from './card-images';

const scrollTo = jest.fn();
const image = { folder: '/media', width: 4, height: 3, widths: [480], tone: 'sand', focus: 'center' };
const fetchImages = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  const images = ['one', 'two', 'three'].map((name) => ({ ...image, name, alt: `Image ${name}` }));
  fetchImages.mockResolvedValue({ ok: true, json: () => Promise.resolve(images) });
  Object.assign(globalThis, { fetch: fetchImages });
  Object.assign(Element.prototype, { scrollTo });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: 100 });
  render(
    <CardImages
      href="/en/properties/villa"
      source="/api/listings/villa/images/en"
      count={3}
      labels={{ previous: 'Previous image: Villa', next: 'Next image: Villa' }}
    >
      <picture>
        <img src="/media/one-960.webp" alt="Image one" />
      </picture>
    </CardImages>,
  );
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const scrollers = () => screen.getByRole('button', { name: /Next/ }).parentElement?.parentElement as HTMLElement;

it('has the first image alone, and requests none, before it is moved', () => {
  expect(screen.getAllByRole('img')).toHaveLength(1);
  fireEvent.scroll(scrollers());
  expect(fetchImages).not.toHaveBeenCalled();
});

it('requests the others once with the first press, and moves to the next', async () => {
  await press('Next image: Villa');
  await press('Next image: Villa');
  expect(fetchImages.mock.calls).toEqual([['/api/listings/villa/images/en']]);
  expect(screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'))).toEqual([
    'Image one',
    'Image two',
    'Image three',
  ]);
  expect(scrollTo.mock.calls).toEqual([[{ left: 100 }], [{ left: 200 }]]);
});

it('goes from the first to the last and on to the first', async () => {
  await press('Previous image: Villa');
  await press('Next image: Villa');
  expect(scrollTo.mock.calls).toEqual([[{ left: 200 }], [{ left: 0 }]]);
});

it('requests them with a swipe, and says which one is shown', async () => {
  scrollers().scrollLeft = 110;
  await act(async () => fireEvent.scroll(scrollers()));
  expect(fetchImages).toHaveBeenCalledTimes(1);
  expect(screen.getByText('2 / 3')).toBeVisible();
});

it('tries again after a failure', async () => {
  fetchImages.mockResolvedValueOnce({ ok: false, status: 503 });
  await press('Next image: Villa');
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await press('Next image: Villa');
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

it('covers the images with the link of the card, which is no stop of its own', () => {
  const link = document.querySelector('a');
  expect(link).toHaveAttribute('href', '/en/properties/villa');
  expect(screen.queryByRole('link')).toBeNull();
  expect(link?.tabIndex).toBe(-1);
});
