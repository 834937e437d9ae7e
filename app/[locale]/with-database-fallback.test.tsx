import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import { withDatabaseFallback } from './with-database-fallback';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

it('gives the page as it is', async () => {
  const Page = withDatabaseFallback(({ name }: { name: string }) => Promise.resolve(<p>{name}</p>));
  expect(await Page({ name: 'Ada' })).toEqual(<p>Ada</p>);
  expect(warn).not.toHaveBeenCalled();
});

it('says that the database does not answer, and writes the cause down', async () => {
  const cause = new DatabaseUnavailableError('connection refused');
  expect(await withDatabaseFallback(() => Promise.reject(cause))({})).toEqual(<DatabaseUnavailable />);
  expect(warn).toHaveBeenCalledWith({ reason: 'connection refused' }, expect.any(String));
});

it('leaves every other error, and Next’s own ways to another page, to Next', async () => {
  const other = new Error('NEXT_REDIRECT');
  await expect(withDatabaseFallback(() => Promise.reject(other))({})).rejects.toBe(other);
});
