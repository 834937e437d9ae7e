import { act, render, screen } from '@testing-library/react';
import { StickyBar } from './sticky-bar';

type Seen = (entries: readonly { isIntersecting: boolean }[]) => void;

let [watched, notify] = [null as Element | null, (() => undefined) as Seen];
const disconnect = jest.fn();

beforeEach(() => {
  watched = null;
  class Observer {
    constructor(seen: Seen) {
      notify = seen;
    }
    observe = (element: Element) => (watched = element);
    disconnect = disconnect;
  }
  Object.assign(global, { IntersectionObserver: Observer });
});

const bar = () => screen.getByText('€372,000').parentElement;
const show = () =>
  render(
    <>
      <section id="form" />
      <StickyBar unavailableFrom="form">
        <p>€372,000</p>
      </StickyBar>
    </>,
  );

it('is hidden while the part it would cover is in view', () => {
  const { unmount } = show();
  expect(watched).toBe(document.getElementById('form'));
  expect(bar()).not.toHaveClass('hidden');
  act(() => notify([{ isIntersecting: true }]));
  expect(bar()).toHaveClass('hidden');
  act(() => notify([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(bar()).not.toHaveClass('hidden');
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('stays visible without such a part', () => {
  render(
    <StickyBar unavailableFrom="form">
      <p>€372,000</p>
    </StickyBar>,
  );
  expect(watched).toBeNull();
  expect(bar()).not.toHaveClass('hidden');
});
