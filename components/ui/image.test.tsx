import { render } from '@testing-library/react';
import { Image } from './image';

const image = {
  name: 'villa',
  folder: '/pictures',
  width: 1600,
  height: 1000,
  widths: [480, 750, 960, 1600],
  tone: 'sky',
  alt: 'A villa above the sea',
  focus: 'center',
};

function offered(sizes: string): string[] {
  const { container } = render(<Image image={image} sizes={sizes} />);
  const sources = container.querySelector('source')?.getAttribute('srcset') ?? '';
  return [...sources.matchAll(/ (\d+)w/g)].map(([, width]) => width ?? '');
}

describe('Image', () => {
  it('offers every width if the window decides', () => {
    expect(offered('100vw')).toEqual(['480', '750', '960', '1600']);
    expect(offered('(min-width: 640px) 200px, 104px')).toEqual(['480', '750', '960', '1600']);
  });

  it('offers no more than the densest screens need if the width is fixed', () => {
    expect(offered('84px')).toEqual(['480']);
    expect(offered('10rem')).toEqual(['480']);
    expect(offered('220px')).toEqual(['480', '750']);
    expect(offered('900px')).toEqual(['480', '750', '960', '1600']);
  });
});
