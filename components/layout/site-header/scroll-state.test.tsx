import { fireEvent, render } from '@testing-library/react';
import { ScrollState } from './scroll-state';

it('is opaque above 10 px of scrolling only', () => {
  const header = document.body.appendChild(document.createElement('header'));
  header.id = 'top';
  render(<ScrollState headerId="top" />);
  for (const [y, isScrolled] of [
    [10, 'false'],
    [11, 'true'],
    [0, 'false'],
  ] as const) {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
    expect(header.dataset.scrolled).toBe(isScrolled);
  }
});
