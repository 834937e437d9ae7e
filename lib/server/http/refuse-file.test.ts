import { refuseFile } from './refuse-file';

const refusal = { status: 503, code: 'unavailable', page: '/es/dashboard' } as const;
const requestAccepting = (accept?: string) =>
  new Request('http://localhost/api/account/export', accept ? { headers: { accept } } : {});

describe('refuseFile', () => {
  it('leads a browser that opened the address to the page that says why', () => {
    const response = refuseFile(requestAccepting('text/html,application/xhtml+xml,*/*;q=0.8'), refusal);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/es/dashboard');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['*/*', 'application/json', undefined])(
    'tells a program that accepts %s the status and a code',
    async (accept) => {
      const response = refuseFile(requestAccepting(accept), refusal);
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ code: 'unavailable' });
    },
  );
});
