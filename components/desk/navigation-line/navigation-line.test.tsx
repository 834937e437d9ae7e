import { act, fireEvent, render, screen } from '@testing-library/react';
import { NavigationLine } from './navigation-line';

let pathname = '/en/dashboard/agency';
jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useSearchParams: () => new URLSearchParams(),
}));

const page = () => (
  <>
    <a href="/en/dashboard/agency/homes" onClick={(event) => event.preventDefault()}>
      Homes
    </a>
    <a href="#part" onClick={(event) => event.preventDefault()}>
      Part
    </a>
    <div data-testid="line">
      <NavigationLine />
    </div>
  </>
);
const isShown = () => screen.getByTestId('line').childElementCount === 1;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  pathname = '/en/dashboard/agency';
});
afterEach(() => jest.useRealTimers());

it('appears 300 ms after a link and ends with the next page', () => {
  const { rerender } = render(page());
  fireEvent.click(screen.getByText('Homes'));
  wait(299);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  pathname = '/en/dashboard/agency/homes';
  rerender(page());
  expect(isShown()).toBe(false);
});

it('stays away for links within the page and for new tabs', () => {
  render(page());
  fireEvent.click(screen.getByText('Part'));
  fireEvent.click(screen.getByText('Homes'), { ctrlKey: true });
  wait(1_000);
  expect(isShown()).toBe(false);
});

it('ends when a navigation leads nowhere', () => {
  render(page());
  fireEvent.click(screen.getByText('Homes'));
  wait(20_000);
  expect(isShown()).toBe(false);
});
