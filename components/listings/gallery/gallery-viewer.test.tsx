import { fireEvent, render, screen, within } from '@testing-library/react';
import { GalleryViewer } from './gallery-viewer';

const names = ['front', 'living', 'kitchen', 'terrace'];

const show = (count: number) => {
  const shown = names.slice(0, count);
  render(
    <GalleryViewer
      className={undefined}
      labels={{ title: 'Pictures', close: 'Close', previous: 'Previous', next: 'Next' }}
      counters={shown.map((_, index) => `${index + 1} of ${count}`)}
      all="Full screen"
    >
      {shown.map((name) => (
        <a key={name} href={`/pictures/${name}-1600.avif`}>
          <picture>
            <source type="image/avif" srcSet={`/pictures/${name}-480.avif 480w`} />
            <img src={`/pictures/${name}-960.webp`} alt={name} width={960} height={600} />
          </picture>
          {name === 'front' && <span>Computer image</span>}
        </a>
      ))}
    </GalleryViewer>,
  );
};

// jsdom lacks dialogs and scrolling
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.scrollTo = () => undefined;
});

const viewer = () => within(screen.getByRole('dialog', { name: 'Pictures' }));

it('shows a single image without arrows or counter', () => {
  show(1);
  fireEvent.click(screen.getByRole('link'));
  expect(viewer().getByRole('img', { name: 'front' })).toHaveAttribute('src', '/pictures/front-960.webp');
  expect(viewer().getAllByRole('button')).toEqual([viewer().getByRole('button', { name: 'Close' })]);
  expect(viewer().queryByText('1 of 1')).not.toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(viewer().getAllByRole('img')).toHaveLength(1);
});

it('counts several, from the chosen one to either end', () => {
  show(4);
  fireEvent.click(screen.getByRole('link', { name: 'kitchen' }));
  expect(viewer().getByText('3 of 4')).toBeInTheDocument();
  expect(viewer().getByRole('list', { name: 'Pictures' })).toHaveAttribute('tabindex', '0');
  fireEvent.click(viewer().getByRole('button', { name: 'Next' }));
  expect(viewer().getByText('4 of 4')).toBeInTheDocument();
  expect(viewer().getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Home' });
  expect(viewer().getByText('1 of 4')).toBeInTheDocument();
  expect(viewer().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

it('shows the declaration below the image', () => {
  show(2);
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
  const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Computer image', '']);
});
