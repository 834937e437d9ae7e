import { render, screen, within } from '@testing-library/react';
import { Tabs } from './tabs';

it('is a list of links under its name, each in an item of its own', () => {
  render(
    <Tabs label="Parts">
      <a href="/one" aria-current="page">
        One
      </a>
      <a href="/two">Two</a>
    </Tabs>,
  );
  const items = within(screen.getByRole('navigation', { name: 'Parts' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['One', 'Two']);
});
