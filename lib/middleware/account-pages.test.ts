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
  const signedOut = { has: () => false };
  const signedIn = { has: (name: string) => name === '__Host-session' };
  const at = (path: string) => ({ locale: 'es' as const, path });
  const search = (query = '') => new URLSearchParams(query);

  it('redirects visitors to the login with path and query', () => {
    expect(accountDetour(at('/dashboard'), search('x=1&y=%2F'), signedOut)).toBe(
      `/es/login?returnTo=${encodeURIComponent('/es/dashboard?x=1&y=%2F')}`,
    );
  });

  it('removes the token from the login URL', () => {
    expect(accountDetour(at('/dashboard/delete-account'), search('token=secret&x=1'), signedOut)).not.toContain(
      'secret',
    );
  });

  it('lets requests with a session cookie pass', () => {
    expect(accountDetour(at('/dashboard'), search(), signedIn)).toBeNull();
    expect(accountDetour(at('/dashboard'), search(), { has: (name) => name === 'session' })).toBeNull();
  });

  it('lets the pages of a sale decide themselves', () => {
    expect(accountDetour(at('/dashboard/sale/x'), search(), signedIn)).toBeNull();
    expect(accountDetour(at('/dashboard/sale/x/papers'), search(), signedIn)).toBeNull();
    expect(accountDetour(at('/dashboard/sale/x/calendar'), search(), signedIn)).toBeNull();
    expect(accountDetour(at('/dashboard/sale/x'), search(), signedOut)).toContain('/login?returnTo=');
    expect(accountDetour(at('/dashboard/sale/x/zzz'), search(), signedIn)).toBe('/es/dashboard');
    expect(accountDetour(at('/dashboard/sale'), search(), signedIn)).toBe('/es/dashboard');
  });

  it.each([signedOut, signedIn])('redirects unknown dashboard pages', (cookies) => {
    expect(accountDetour(at('/dashboard/zzz'), search('x=1'), cookies)).toBe('/es/dashboard');
    expect(accountDetour(at('/dashboard/agency/today'), search(), cookies)).toBe('/es/dashboard/agency');
  });

  it('accepts a reset link as a session where a first password is set', () => {
    expect(accountDetour(at('/dashboard/change-password'), search('token=t'), signedOut)).toBeNull();
    expect(accountDetour(at('/dashboard'), search('token=t'), signedOut)).not.toBeNull();
    expect(accountDetour(at('/dashboard/change-password'), search(), signedOut)).not.toBeNull();
  });

  it('leaves forms of known pages to their actions', () => {
    expect(accountDetour(at('/dashboard/change-password'), search(), signedOut, true)).toBeNull();
    expect(accountDetour(at('/dashboard/zzz'), search(), signedOut, true)).toBe('/es/dashboard');
  });

  it.each(['/login', '/reset-password', '/auth/verify'])('lets %s pass', (path) => {
    expect(accountDetour(at(path), search(), signedOut)).toBeNull();
  });
});
