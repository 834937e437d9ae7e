import { act, render, screen } from '@testing-library/react';
import { StickyBar } from './sticky-bar';

type Entry = Readonly<{ isIntersecting: boolean; boundingClientRect: Readonly<{ bottom: number }> }>;

const observers = new Map<Element, (entries: readonly Entry[]) => void>();

beforeEach(() => {
  observers.clear();
  class Observer {
    private watched: Element | null = null;
    constructor(private readonly seen: (entries: readonly Entry[]) => void) {}
    observe = (element: Element) => {
      this.watched = element;
      observers.set(element, this.seen);
    };
    disconnect = () => this.watched && observers.delete(this.watched);
  }
  Object.assign(global, { IntersectionObserver: Observer });
});

const bar = () => screen.getByText('€372,000').parentElement;
const show = () =>
  render(
    <>
      <section id="summary" />
      <section id="form" />
      <StickyBar after="summary" unavailableFrom="form">
        <p>€372,000</p>
      </StickyBar>
    </>,
  );

function move(id: string, where: 'above' | 'in view' | 'below') {
  const bottom = { above: -10, 'in view': 300, below: 2_000 }[where];
  const seen = observers.get(document.getElementById(id) as Element);
  act(() => seen?.([{ isIntersecting: where === 'in view', boundingClientRect: { bottom } }]));
}

it('is shown once the summary has scrolled away, and not over the form', () => {
  const { unmount } = show();
  expect(bar()).toHaveClass('hidden');
  move('summary', 'below');
  expect(bar()).toHaveClass('hidden');
  move('summary', 'above');
  expect(bar()).not.toHaveClass('hidden');
  move('form', 'in view');
  expect(bar()).toHaveClass('hidden');
  move('form', 'above');
  expect(bar()).not.toHaveClass('hidden');
  move('summary', 'in view');
  expect(bar()).toHaveClass('hidden');
  unmount();
  expect(observers.size).toBe(0);
});
