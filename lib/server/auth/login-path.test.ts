import { loginPath, ownLocation } from './login-path';
import { callbackUrl, readReturnUrl, safeReturnUrl } from './return-url';

const ORIGIN = 'http://localhost:3000';
const unknown = { locale: null, returnTo: '/' };
const spanish = { locale: 'es', returnTo: '/es/dashboard?x=1' } as const;

describe('loginPath', () => {
  it('keeps locale and return path', () => {
    expect(loginPath(spanish, 'socialFailed', 'google')).toBe(
      `${ORIGIN}/es/login?error=socialFailed&provider=google&returnTo=%2Fes%2Fdashboard%3Fx%3D1`,
    );
    expect(loginPath(unknown, null, 'github')).toBe(`${ORIGIN}/login`);
  });
});

describe('ownLocation', () => {
  it.each([
    [
      `${ORIGIN}/api/auth/error?error=AccessDenied`,
      ['callback', 'google'],
      '/login?error=socialFailed&provider=google',
    ],
    [
      `${ORIGIN}/api/auth/error?error=socialNoEmail`,
      ['callback', 'facebook'],
      '/login?error=socialNoEmail&provider=facebook',
    ],
    [`${ORIGIN}/api/auth/signin`, ['callback', 'google'], '/login?error=socialFailed&provider=google'],
    [`${ORIGIN}/api/auth/error?error=CredentialsSignin`, ['callback', 'credentials'], '/login?error=wrongCredentials'],
    [`${ORIGIN}/api/auth/error?error=<script>`, ['callback', 'credentials'], '/login?error=wrongCredentials'],
    ['/login?error=whatever&callbackUrl=https%3A%2F%2Fevil.example', ['error'], '/login'],
    ['/login?callbackUrl=x', ['signin'], '/login'],
    ['/logout', ['signout'], '/logout'],
  ])('%s of %p is %s', (location, path, expected) => {
    expect(ownLocation(location, path, unknown)).toBe(ORIGIN + expected);
  });

  it('allows the provider', () => {
    const address = 'https://accounts.google.com/o/oauth2/v2/auth?state=x';
    expect(ownLocation(address, ['signin', 'google'], unknown)).toBe(address);
  });
});

describe('safeReturnUrl', () => {
  it.each([
    [callbackUrl('es', '/es/dashboard?x=1'), callbackUrl('es', '/es/dashboard?x=1')],
    [callbackUrl('en', '//evil.example'), callbackUrl('en', '/')],
    ['/en/auth/callback?returnTo=/auth/x', callbackUrl('en', '/')],
    ['/en/about', `${ORIGIN}/en/about`],
    ['https://evil.example/en/about', `${ORIGIN}/`],
    ['//evil.example', `${ORIGIN}/`],
    ['/\\evil.example', `${ORIGIN}/`],
    ['/api/auth/signout', `${ORIGIN}/`],
    ['javascript:alert(1)', `${ORIGIN}/`],
    ['%', `${ORIGIN}/`],
    ['http://', `${ORIGIN}/`],
    ['', `${ORIGIN}/`],
  ])('makes %p %s', (url, expected) => expect(safeReturnUrl(url)).toBe(expected));
});

it('reads the locale from our own page only', () => {
  expect(readReturnUrl(callbackUrl('es', '/es/about'))).toEqual({ locale: 'es', returnTo: '/es/about' });
  expect(readReturnUrl('https://evil.example/es/auth/callback?returnTo=/x')).toEqual(unknown);
  expect(readReturnUrl(undefined)).toEqual(unknown);
});
