import { safePath } from './safe-path';

describe('safePath', () => {
  it.each([
    '/',
    '/en',
    '/es/dashboard',
    '/dashboard?x=1',
    '/en/dashboard?x=1&y=%2F#part',
    '/properties?area=gr%C3%A0cia',
    '/en/herramientas/valoracion',
    '/authors',
    '/en/blog/auth',
    '/loginx',
    '/search?q=//evil.example',
    '/search?q=https://evil.example',
  ])('keeps %s', (path) => expect(safePath(path)).toBe(path));

  it.each([
    '',
    'dashboard',
    'https://evil.example',
    'HTTPS://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/en/../..//evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%0d%0aSet-Cookie:a=b',
    '/a\r\nLocation: //evil.example',
    ' /dashboard',
    '/ /evil.example',
    '/\u2028/evil.example',
    '/\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/%',
    '/%zz',
    '/%25252525252Fa',
    `/${'a'.repeat(512)}`,
  ])('maps %p to /', (path) => expect(safePath(path)).toBe('/'));

  it.each([
    '/auth/x',
    '/auth',
    '/en/auth/callback',
    '/es/auth/verify?token=1',
    '/AUTH/x',
    '/%61uth/x',
    '/%2561uth/x',
    '/en/../auth/x',
    '/en/%2e%2e/auth/x',
    '/a/%2e%2e%2fauth',
    '/api/auth/signout',
    '/login',
    '/en/login?mode=signup',
    '/es/logout',
    '/login/',
    '/en//logout',
  ])('refuses an authentication page: %s', (path) => expect(safePath(path)).toBe('/'));

  it.each([null, undefined, 7, {}, ['/dashboard'], Symbol('x')])('refuses %p', (value) => {
    expect(safePath(value)).toBe('/');
  });

  it('normalises the path as browsers do', () => {
    expect(safePath('/en/blog/../dashboard')).toBe('/en/dashboard');
    expect(safePath('/guía')).toBe('/gu%C3%ADa');
  });

  it('never leaves the origin, whatever surrounds it', () => {
    const pieces = ['/', '//', '\\', '%2f', '%5c', '.', '..', '%2e', '@', ':', '\t', 'evil.example', 'en', '?', '#'];
    const abroad = pieces
      .flatMap((a) => pieces.flatMap((b) => pieces.map((c) => safePath(`/${a}${b}${c}evil.example`))))
      .filter((path) => new URL(path, 'https://site.example').origin !== 'https://site.example');
    expect(abroad).toEqual([]);
  });
});
