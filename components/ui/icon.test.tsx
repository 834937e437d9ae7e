import { render } from '@testing-library/react';
import { ArrowRight, Bath, Search, type IconNode } from 'lucide';
import { Icon } from './icon';

const elementsOf = (node: IconNode) =>
  [...(render(<Icon node={node} />).container.querySelector('svg')?.children ?? [])].map((element) => [
    element.localName,
    element.getAttribute('d'),
  ]);

it('draws the paths of an icon as one', () => {
  expect(Bath.length).toBeGreaterThan(1);
  expect(elementsOf(Bath)).toEqual([['path', Bath.map(([, { d }]) => d).join('')]]);
});

it('starts each from the corner, as if it stood alone', () => {
  expect(
    elementsOf([
      ['path', { d: 'M5 12h14' }],
      ['path', { d: 'm12 5 7 7-7 7' }],
    ]),
  ).toEqual([['path', 'M5 12h14M0 0m12 5 7 7-7 7']]);
  expect(elementsOf(ArrowRight)).toHaveLength(1);
});

it('leaves other shapes as they are', () => {
  const names = Search.map(([name]) => name).filter((name) => name !== 'path');
  expect(names.length).toBeGreaterThan(0);
  expect(elementsOf(Search).map(([name]) => name)).toEqual([...names, 'path']);
});
