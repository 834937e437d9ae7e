import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError, DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { normalizeError } from './errors';

const driverError = (fields: object) => Object.assign(new Error('what the driver says'), fields);
const wrapped = (cause: Error) => new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause);

describe('normalizeError', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ENOSPC', '08006', '57P01', '57014', '53300', '53100', 'XX000'])(
    'treats %s as an unavailable database',
    (code) => {
      expect(normalizeError(driverError({ code }))).toBeInstanceOf(DatabaseUnavailableError);
      expect(normalizeError(wrapped(driverError({ code })))).toBeInstanceOf(DatabaseUnavailableError);
    },
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'PGlite is closed',
  ])('treats %p as an unavailable database', (message) => {
    expect(normalizeError(wrapped(new Error(message)))).toBeInstanceOf(DatabaseUnavailableError);
  });

  it('keeps code and constraint of a refused statement, without values', () => {
    const cause = driverError({
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(ada@example.com)',
    });
    const error = normalizeError(wrapped(cause)) as DatabaseError;
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23505', constraint: 'users_email_key' });
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('ada@example.com');
  });

  it('does not repeat an invalid value', () => {
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "ada@example.com"'), { code: '22P02' });
    expect((normalizeError(wrapped(cause)) as Error).message).not.toContain('ada');
  });

  it('recognises errors of other bundles', () => {
    const copy = Object.assign(
      new Error('Failed query: …\nparams: ada@example.com', { cause: driverError({ code: '57P01' }) }),
      {
        query: 'insert into users values ($1)',
        params: ['ada@example.com'],
      },
    );
    expect(normalizeError(copy)).toBeInstanceOf(DatabaseUnavailableError);
    const unknown = Object.assign(new Error('params: ada@example.com', { cause: new Error('odd') }), {
      query: '',
      params: [],
    });
    expect(`${(normalizeError(unknown) as Error).stack}`).not.toContain('ada');
    const unavailable = Object.assign(new Error('away'), { name: 'DatabaseUnavailableError' });
    expect(normalizeError(unavailable)).toBe(unavailable);
    expect(unavailable).toBeInstanceOf(DatabaseUnavailableError);
    expect(new Error('another')).not.toBeInstanceOf(DatabaseUnavailableError);
  });

  it('leaves other errors unchanged', () => {
    const error = new TypeError('x is not a function');
    expect(normalizeError(error)).toBe(error);
  });
});
