import { fireEvent, render, screen } from '@testing-library/react';
import DashboardError from '@/app/[locale]/(account)/dashboard/error';
import SiteError from './error';

it.each([
  ['the site', SiteError],
  ['the dashboard', DashboardError],
])('retries when the button is pressed, %s', (_, ErrorPage) => {
  const retry = jest.fn();
  render(<ErrorPage error={new Error('It broke')} retry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
