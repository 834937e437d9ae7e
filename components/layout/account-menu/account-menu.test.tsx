import { act, fireEvent, render, screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';
import { AccountSlot } from './account-slot';

const labels = { menu: 'Your account', dashboard: 'Dashboard', desk: 'Agency desk', signOut: 'Sign out' };

const props = {
  place: 'bar' as const,
  labels,
  locale: 'es',
  dashboardHref: '/es/dashboard',
  deskHref: '/es/dashboard/agency',
  signOutPath: '/api/account/sign-out',
  mePath: '/api/account/me',
};

const link = <a href="/es/login">Sign in</a>;
const answering = (email: string, isStaff = false) =>
  jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ email, isStaff }) }));

it('is the sign-in link, without a request, if there is no hint cookie', () => {
  const fetching = answering('montse@example.com');
  Object.assign(window, { fetch: fetching });
  render(<AccountSlot {...props}>{link}</AccountSlot>);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
});

it('opens, shows the email and signs out', async () => {
  const fetching = answering('montse@example.com');
  Object.assign(window, { fetch: fetching });
  await act(async () => {
    render(<AccountMenu {...props} link={link} />);
  });
  expect(fetching).toHaveBeenCalledWith('/api/account/me', expect.anything());
  const control = screen.getByLabelText('Your account, montse@example.com');
  expect(control).toHaveTextContent('M');
  fireEvent.click(control);
  expect(screen.getByText('montse@example.com')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dashboard', hidden: true })).toHaveAttribute('href', '/es/dashboard');
  expect(screen.queryByText('Agency desk')).toBeNull();
  const form = screen.getByRole('button', { name: 'Sign out', hidden: true }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/account/sign-out');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ locale: 'es' });
});
