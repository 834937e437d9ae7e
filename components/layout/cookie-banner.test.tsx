import { fireEvent, render, screen } from '@testing-library/react';
import { CookieBanner } from './cookie-banner';

const labels = { region: 'Cookies', text: 'The necessary ones.', details: 'Details', accept: 'Yes', decline: 'No' };

const show = () => render(<CookieBanner labels={labels} detailsHref="/en/cookie-preferences" />);
const banner = () => screen.queryByRole('region', { name: labels.region });

beforeEach(() => window.localStorage.clear());

it.each([
  ['Yes', 'accepted'],
  ['No', 'declined'],
])('is shown until %s is pressed, stores %s, and stays hidden', (button, stored) => {
  const { unmount } = show();
  expect(banner()).toHaveTextContent(labels.text);
  expect(screen.getByRole('link', { name: labels.details })).toHaveAttribute('href', '/en/cookie-preferences');
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(window.localStorage.getItem('cookie-consent')).toBe(stored);
  unmount();
  show();
  expect(banner()).toBeNull();
});

it('is shown if the stored value is invalid', () => {
  window.localStorage.setItem('cookie-consent', 'maybe');
  show();
  expect(banner()).not.toBeNull();
});

it('is one line and two buttons, without a heading', () => {
  show();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('gives both answers the same look', () => {
  show();
  const [decline, accept] = screen.getAllByRole('button');
  expect(decline?.className).toBe(accept?.className);
});
