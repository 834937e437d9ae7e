import { accountDetour, accountPage } from './account-pages';

describe('accountPage', () => {
  it.each([
    ['/en/login', 'en', '/login'],
    ['/es/auth/verify', 'es', '/auth/verify'],
    ['/es/dashboard', 'es', '/dashboard'],
    ['/es/dashboard/', 'es', '/dashboard'],
    ['/en/dashboard/a/b', 'en', '/dashboard/a/b'],
  ])('%s is one', (pathname, locale, path) => expect(accountPage(pathname)).toEqual({ locale, path }));

  it.each(['/', '/en', '/login', '/fr/login', '/en/loginx', '/en/about', '/en/dashboardx'])('%s is none', (pathname) =>
    expect(accountPage(pathname)).toBeNull(),
  );
});

describe('accountDetour', () => {
  const nobody = { has: () => false };
  const signedIn = { has: (name: string) => name === '__Host-session' };
  const at = (path: string) => ({ locale: 'es' as const, path });
  const search = (query = '') => new URLSearchParams(query);

  it('sends who is not signed in to the login, and keeps the path and the query', () => {
    expect(accountDetour(at('/dashboard'), search('x=1&y=%2F'), nobody)).toBe(
      `/es/login?returnTo=${encodeURIComponent('/es/dashboard?x=1&y=%2F')}`,
    );
  });

  it('keeps the secret of a link out of the address of the login', () => {
    expect(accountDetour(at('/dashboard/delete-account'), search('token=secret&x=1'), nobody)).not.toContain('secret');
  });

  it('lets whoever has a session cookie ask', () => {
    expect(accountDetour(at('/dashboard'), search(), signedIn)).toBeNull();
    expect(accountDetour(at('/dashboard'), search(), { has: (name) => name === 'session' })).toBeNull();
  });

  it.each([nobody, signedIn])('leads unknown pages of the dashboard to it', (cookies) => {
    expect(accountDetour(at('/dashboard/zzz'), search('x=1'), cookies)).toBe('/es/dashboard');
  });

  it('takes a reset link for a session where a first password is set, and nowhere else', () => {
    expect(accountDetour(at('/dashboard/change-password'), search('token=t'), nobody)).toBeNull();
    expect(accountDetour(at('/dashboard'), search('token=t'), nobody)).not.toBeNull();
    expect(accountDetour(at('/dashboard/change-password'), search(), nobody)).not.toBeNull();
  });

  it.each(['/login', '/reset-password', '/auth/verify'])('shows %s to anybody', (path) => {
    expect(accountDetour(at(path), search(), nobody)).toBeNull();
  });
});
