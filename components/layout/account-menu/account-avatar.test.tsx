import { act, render, screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';

// Separate file: the account is fetched once per module.
it('shows a U without an email address, and the desk to staff', async () => {
  Object.assign(window, {
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ email: '', isStaff: true }) }),
  });
  await act(async () => {
    render(
      <AccountMenu
        place="bar"
        labels={{ menu: 'Your account', dashboard: 'Dashboard', desk: 'Agency desk', signOut: 'Sign out' }}
        locale="en"
        dashboardHref="/en/dashboard"
        deskHref="/en/dashboard/agency"
        signOutPath="/api/account/sign-out"
        mePath="/api/account/me"
        link={<a href="/en/login">Sign in</a>}
      />,
    );
  });
  expect(screen.getByLabelText(/^Your account/)).toHaveTextContent(/^U$/);
  expect(screen.getByRole('link', { name: 'Agency desk', hidden: true })).toHaveAttribute(
    'href',
    '/en/dashboard/agency',
  );
});
