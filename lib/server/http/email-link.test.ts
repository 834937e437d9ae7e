import { log } from '@/lib/server/log';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { oneClick, pressLink } from './email-link';

jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));

const token = 'aB-1_'.padEnd(43, 'x');
const work = jest.fn((_token: string) => Promise.resolve(true));

beforeEach(() => {
  work.mockReset().mockResolvedValue(true);
  jest
    .spyOn(log, 'error')
    .mockClear()
    .mockImplementation(() => undefined);
});

describe('one click in the mailbox', () => {
  const post = oneClick(work, 'stopped');
  const click = async (query: string) => {
    const response = await post(new Request(`http://localhost:3000/api/alerts/stop?${query}`, { method: 'POST' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  it('does the work of a good link, from anywhere', async () => {
    expect(await click(`token=${token}`)).toEqual([200, 'stopped']);
    expect(work).toHaveBeenCalledWith(token);
  });

  it('tells nothing of a link that is not good', async () => {
    work.mockResolvedValue(false);
    expect(await click(`token=${token}`)).toEqual([404, 'unknown']);
  });

  it.each(['', 'token=', `token=${token}x`, `token=${encodeURIComponent("' or 1=1 --")}`])(
    'refuses the query %j without asking the database',
    async (query) => {
      expect(await click(query)).toEqual([400, 'invalid']);
      expect(work).not.toHaveBeenCalled();
    },
  );

  it.each([
    [new DatabaseUnavailableError('away'), 503, 'unavailable'],
    [new Error('a bug'), 500, 'failed'],
  ])('answers %s with a code, so that the mailbox tries again, and logs no secret', async (error, status, code) => {
    work.mockRejectedValue(error);
    expect(await click(`token=${token}`)).toEqual([status, code]);
    expect(log.error).toHaveBeenCalledWith({ err: error, path: '/api/alerts/stop' }, expect.any(String));
  });
});

describe('the button under a link', () => {
  const press = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return pressLink(data, '/alerts/stop', work);
  };

  it.each([
    ['es', true, '/es/alerts/stop?outcome=done'],
    ['en', false, '/en/alerts/stop?outcome=bad'],
  ])('leads to what became of it, in the language %s', async (locale, isGood, address) => {
    work.mockResolvedValue(isGood);
    await expect(press({ token, locale })).rejects.toThrow(new Error(address));
  });

  it('does nothing with a secret that cannot be one', async () => {
    await expect(press({ token: 'x', locale: 'en' })).rejects.toThrow(new Error('/en/alerts/stop?outcome=bad'));
    expect(work).not.toHaveBeenCalled();
  });

  it('keeps the secret for another try after a failure', async () => {
    work.mockRejectedValue(new DatabaseUnavailableError('away'));
    const address = `/en/alerts/stop?outcome=failed&token=${token}`;
    await expect(press({ token, locale: 'en' })).rejects.toThrow(new Error(address));
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
