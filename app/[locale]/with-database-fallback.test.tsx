import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import { withDatabaseFallback } from './with-database-fallback';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

it('renders the page unchanged', async () => {
  const Page = withDatabaseFallback(({ name }: { name: string }) => Promise.resolve(<p>{name}</p>));
  expect(await Page({ name: 'Ada' })).toEqual(<p>Ada</p>);
  expect(warn).not.toHaveBeenCalled();
});

it('renders the database error and logs the cause', async () => {
  const cause = new DatabaseUnavailableError('connection refused');
  expect(await withDatabaseFallback(() => Promise.reject(cause))({})).toEqual(<DatabaseUnavailable />);
  expect(warn).toHaveBeenCalledWith({ reason: 'connection refused' }, expect.any(String));
});

it('rethrows other errors and Next’s redirects', async () => {
  const other = new Error('NEXT_REDIRECT');
  await expect(withDatabaseFallback(() => Promise.reject(other))({})).rejects.toBe(other);
});
