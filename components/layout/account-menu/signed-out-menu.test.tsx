import { act, render, screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';

it('shows the sign-in link if the hint cookie is stale', async () => {
  Object.assign(window, { fetch: () => Promise.resolve({ ok: false, status: 401 }) });
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
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByLabelText(/^Your account/)).not.toBeInTheDocument();
});
