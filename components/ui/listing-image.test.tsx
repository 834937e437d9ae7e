import { render, screen } from '@testing-library/react';
import { ListingImage } from './listing-image';

const image = {
  name: 'photo-1',
  folder: '/media',
  width: 1600,
  height: 1000,
  widths: [480, 1600],
  tone: 'sky',
  alt: 'Photo 1 of 8',
  focus: 'center',
};

it('shows the cover from its folder', () => {
  render(<ListingImage image={image} type="villa" sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Photo 1 of 8' })).toHaveAttribute('src', '/media/photo-1-960.webp');
});

it.each(['apartment', 'villa', 'land', 'commercial'] as const)('has nothing to announce for a %s without', (type) => {
  const { container } = render(<ListingImage image={null} type={type} sizes="100vw" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
