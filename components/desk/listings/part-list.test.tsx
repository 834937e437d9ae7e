import { render, screen } from '@testing-library/react';
import { PartList } from './part-list';

it('scrolls to the middle of the current link, and again after a change of the page', () => {
  // jsdom has no layout: each link is 100 px wide in a row of 300.
  const sizes = { clientWidth: 300, offsetWidth: 100 };
  for (const [name, value] of Object.entries(sizes))
    jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.textContent) * 100;
  });
  const links = (current: number) => (
    <PartList current={String(current)}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((part) => (
        <li key={part}>
          <a href="#part" aria-current={part === current ? 'page' : undefined}>
            {part}
          </a>
        </li>
      ))}
    </PartList>
  );
  const { rerender } = render(links(5));
  expect(screen.getByRole('list').scrollLeft).toBe(400);
  rerender(links(3));
  expect(screen.getByRole('list').scrollLeft).toBe(200);
});
