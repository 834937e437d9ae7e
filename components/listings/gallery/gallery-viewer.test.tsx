import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GalleryViewer } from './gallery-viewer';

const names = ['front', 'living', 'kitchen', 'terrace'];

const show = (count: number, more: { hasPlan?: boolean; hasVideo?: boolean } = {}) => {
  const shown = names.slice(0, count);
  render(
    <>
      <GalleryViewer
        className={undefined}
        labels={{
          title: 'Pictures',
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          strip: 'Choose',
          whole: 'Whole image',
          parts: { outside: 'Outside', rooms: 'Rooms', plan: 'Plan', video: 'Video' },
          enquiry: 'Arrange a viewing',
        }}
        counter="{current} of {total}"
      >
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <a
                href={`/pictures/${name}-1600.avif`}
                data-leaf="image"
                data-part={name === 'front' ? undefined : 'rooms'}
              >
                <picture>
                  <source type="image/avif" srcSet={`/pictures/${name}-480.avif 480w`} />
                  <img src={`/pictures/${name}-960.webp`} alt={name} width={960} height={600} />
                </picture>
                {name === 'front' && <span>Computer image</span>}
              </a>
              <p>
                <span data-caption="">{name === 'kitchen' ? 'Kitchen, 12 m²' : ''}</span>
              </p>
            </li>
          ))}
        </ul>
        <a href="/pictures/front-1600.avif" data-leaf="all">
          All
        </a>
        {more.hasPlan && (
          <a href="#rooms" data-leaf="plan">
            Plan
          </a>
        )}
        {more.hasVideo && (
          <a href="/videos/film.mp4" data-leaf="video">
            Video
          </a>
        )}
        <a href="#tour">Tour</a>
      </GalleryViewer>
      {more.hasPlan && (
        <section id="rooms">
          <svg id="plan0" role="img" aria-label="Floor plan" />
          <div popover="auto">
            <svg role="img" aria-label="Floor plan">
              <use href="#plan0" />
            </svg>
          </div>
        </section>
      )}
    </>,
  );
};

// jsdom lacks dialogs and scrolling.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = () => undefined;
});

const dialog = () => screen.getByRole('dialog', { name: 'Pictures' });
const viewer = () => within(dialog());
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const open = async (name: string) => {
  click(name);
  await screen.findByRole('dialog');
};
const count = () => dialog().querySelector('[aria-live]')?.textContent;

it('shows a single image without arrows, count or small images', async () => {
  show(1);
  await open('front Computer image');
  expect(viewer().getByRole('img', { name: 'front' })).toHaveAttribute('src', '/pictures/front-960.webp');
  expect(viewer().getAllByRole('button')).toEqual([
    viewer().getByRole('button', { name: 'Whole image' }),
    viewer().getByRole('button', { name: 'Close' }),
  ]);
  fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
  expect(viewer().getAllByRole('img')).toHaveLength(1);
});

it('counts several and names the room, from the chosen one to either end', async () => {
  show(4);
  await open('kitchen');
  expect(count()).toBe('3 of 4 · Kitchen, 12 m²');
  expect(viewer().getByRole('list', { name: 'Pictures' })).toHaveAttribute('tabindex', '0');
  fireEvent.click(viewer().getByRole('button', { name: 'Next' }));
  expect(count()).toBe('4 of 4');
  expect(viewer().getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(dialog(), { key: 'Home' });
  expect(count()).toBe('1 of 4');
  expect(viewer().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  expect(viewer().getByRole('button', { name: '1 of 4' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(viewer().getByRole('button', { name: '3 of 4 · Kitchen, 12 m²' }));
  expect(count()).toBe('3 of 4 · Kitchen, 12 m²');
});

it('opens at the first for all, at the plan and at the film for those', async () => {
  show(2, { hasPlan: true, hasVideo: true });
  for (const [link, shown] of [
    ['All', '1 of 4'],
    ['Plan', '3 of 4 · Floor plan'],
    ['Video', '4 of 4 · Video'],
  ] as const) {
    await open(link);
    expect(count()).toBe(shown);
    fireEvent.click(viewer().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: link })).toHaveFocus();
  }
});

it('copies the plan of the page and leaves that one where it is', async () => {
  show(2, { hasPlan: true });
  await open('Plan');
  expect(viewer().getByRole('img', { name: 'Floor plan' })).toBeInTheDocument();
  expect(document.querySelectorAll('#plan0')).toHaveLength(1);
  expect(document.querySelector('#rooms #plan0')).not.toBeNull();
});

it('leaves a tour of another site to its link', () => {
  show(2);
  click('Tour');
  expect(screen.queryByRole('dialog', { name: 'Pictures' })).toBeNull();
});

it('leads to the enquiry and leaves the focus to it', async () => {
  show(2);
  await open('living');
  fireEvent.click(viewer().getByRole('link', { name: 'Arrange a viewing' }));
  expect(screen.queryByRole('dialog', { name: 'Pictures' })).toBeNull();
  expect(screen.getByRole('link', { name: 'living' })).not.toHaveFocus();
});

it('labels each part of the listing once, over its first small image', async () => {
  show(3, { hasPlan: true });
  await open('kitchen');
  const items = within(viewer().getByRole('list', { name: 'Choose' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Outside', 'Rooms', '', 'Plan']);
});

it('shows the whole image on request', async () => {
  show(2);
  await open('living');
  const button = viewer().getByRole('button', { name: 'Whole image' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(viewer().getByRole('list', { name: 'Pictures' })).toHaveAttribute('data-whole', 'true');
});

it('shows the declaration below the image', async () => {
  show(2);
  await open('front Computer image');
  const items = within(viewer().getByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Computer image', '']);
});

it('leads where the link does if there is nothing to show', async () => {
  show(2, { hasPlan: true });
  document.querySelector('#rooms')?.replaceChildren();
  click('Plan');
  await waitFor(() => expect(window.location.hash).toBe('#rooms'));
  expect(screen.queryByRole('dialog', { name: 'Pictures' })).toBeNull();
});
