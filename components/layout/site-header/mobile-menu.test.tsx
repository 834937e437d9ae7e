import { act, render, screen } from '@testing-library/react';
import { MobileMenu } from './mobile-menu';

const wide = Object.assign(new EventTarget(), { matches: false });

const turn = (isWide: boolean) =>
  act(() => {
    wide.matches = isWide;
    wide.dispatchEvent(new Event('change'));
  });

beforeEach(() => {
  wide.matches = false;
  Object.assign(window, { matchMedia: () => wide });
  render(
    <>
      <MobileMenu label="Menu">
        <a href="/en/sell">Sell</a>
      </MobileMenu>
      <main />
    </>,
  );
});

const menu = () => screen.getByText('Sell').closest('details') as HTMLDetailsElement;
const toggle = (isOpen: boolean) =>
  act(() => {
    menu().open = isOpen;
    menu().dispatchEvent(new Event('toggle'));
  });

it('closes when the window becomes wide, and unlocks the page', () => {
  toggle(true);
  expect(screen.getByRole('main')).toHaveProperty('inert', true);
  expect(document.documentElement.style.overflow).toBe('hidden');
  turn(true);
  expect(menu().open).toBe(false);
  // jsdom fires `toggle` late.
  act(() => void menu().dispatchEvent(new Event('toggle')));
  expect(screen.getByRole('main')).toHaveProperty('inert', false);
  expect(document.documentElement.style.overflow).toBe('');
});

it('stays open while the window stays narrow', () => {
  toggle(true);
  turn(false);
  expect(menu().open).toBe(true);
});
