import { refuseFile } from './refuse-file';

const refusal = { status: 503, code: 'unavailable', page: '/es/dashboard' } as const;
const asks = (accept?: string) =>
  new Request('http://localhost/api/account/export', accept ? { headers: { accept } } : {});

describe('refuseFile', () => {
  it('leads a browser that opened the address to the page that says why', () => {
    const answer = refuseFile(asks('text/html,application/xhtml+xml,*/*;q=0.8'), refusal);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/es/dashboard');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['*/*', 'application/json', undefined])(
    'tells a program that accepts %s the status and a code',
    async (accept) => {
      const answer = refuseFile(asks(accept), refusal);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ code: 'unavailable' });
    },
  );
});
