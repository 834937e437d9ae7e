import { listListings } from '@/lib/listings/catalogue/listings';
import { savedListingsSchema } from '@/lib/listings/saved/saved-listings-schema';
import { MAX_SAVED_LISTINGS } from '@/lib/listings/saved/saved-listings';
import { deleteUser, exportUser } from '@/lib/server/data/registry/personal-data';
import { listSavedListings, removeSavedListings, saveListings } from '@/lib/server/data/accounts/saved-listings';
import { changeSavedListings } from '@/lib/server/services/saved-listings/change-saved-listings';
import { GET, POST } from '@/app/api/account/saved-homes/route';
import { log } from '@/lib/server/log';
import { signedIn } from '@/tests/support/account-flows';
import { jar } from '@/tests/support/cookie-jar';
import { makeDatabaseUnavailable, onDatabase, putEngine } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

jest.mock('next/headers', () => jest.requireActual<object>('@/tests/support/cookie-jar'));

const idsOf = async (userId: string) => (await listSavedListings(userId)).map(({ listingId }) => listingId);
const [one = '', two = '', three = ''] = listListings().map(({ id }) => id);

const post = (body: object | URLSearchParams) => {
  const isForm = body instanceof URLSearchParams;
  return POST(
    new Request('http://localhost:3000/api/account/saved-homes', {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? body.toString() : JSON.stringify(body),
    }),
  );
};

onDatabase(({ run, engine }) => {
  beforeEach(() => jar.clear());

  it('keeps a list in order, latest first, each listing once', async () => {
    const { id } = await makeUser();
    expect(await saveListings(id, ['a', 'b', 'a'], 10)).toBe(true);
    expect(await idsOf(id)).toEqual(['a', 'b']);
    expect(await saveListings(id, ['c', 'b'], 10)).toBe(true);
    expect(await idsOf(id)).toEqual(['c', 'a', 'b']);
    expect((await listSavedListings(id))[0]?.savedAt).toBeInstanceOf(Date);
  });

  it('removes listings, unknown ones too', async () => {
    const { id } = await makeUser();
    await saveListings(id, ['a', 'b', 'c'], 10);
    await removeSavedListings(id, ['b', 'z']);
    expect(await idsOf(id)).toEqual(['a', 'c']);
  });

  it('restores a listing at its position, or first if its neighbour is gone', async () => {
    const { id } = await makeUser();
    await saveListings(id, ['a', 'b', 'c'], 10);
    await removeSavedListings(id, ['b']);
    await saveListings(id, ['b'], 10, 'a');
    expect(await idsOf(id)).toEqual(['a', 'b', 'c']);
    await removeSavedListings(id, ['c']);
    await saveListings(id, ['c'], 10, 'b');
    expect(await idsOf(id)).toEqual(['a', 'b', 'c']);
    await saveListings(id, ['d'], 10, 'z');
    expect(await idsOf(id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('ignores a neighbour on another client’s list', async () => {
    const [ada, eve] = [await makeUser(), await makeUser()];
    await saveListings(ada.id, ['a'], 10);
    await saveListings(eve.id, ['x'], 10);
    await saveListings(eve.id, ['y'], 10, 'a');
    expect(await idsOf(eve.id)).toEqual(['y', 'x']);
  });

  it('is of one client only', async () => {
    const [ada, eve] = [await makeUser(), await makeUser()];
    await saveListings(ada.id, ['a'], 10);
    await removeSavedListings(eve.id, ['a']);
    expect(await idsOf(ada.id)).toEqual(['a']);
    expect(await idsOf(eve.id)).toEqual([]);
  });

  it('respects the maximum with concurrent requests', async () => {
    const { id } = await makeUser();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => saveListings(id, [`x-${index}`, `y-${index}`], 5)),
    );
    expect(await idsOf(id)).toHaveLength(5);
    expect(responses).toContain(false);
    expect(await saveListings(id, await idsOf(id), 5)).toBe(true);
  });

  it('saves known listings and ignores others', async () => {
    const { id } = await makeUser();
    expect(await changeSavedListings(id, { save: [one, 'no-such-home', two], remove: [] })).toEqual({ code: 'done' });
    expect(await idsOf(id)).toEqual([one, two]);
    expect(await changeSavedListings(id, { save: [three], remove: [one] })).toEqual({ code: 'done' });
    expect(await idsOf(id)).toEqual([three, two]);
  });

  it('reports a full list', async () => {
    const { id } = await makeUser();
    await saveListings(
      id,
      Array.from({ length: MAX_SAVED_LISTINGS }, (_, index) => `home-${index}`),
      MAX_SAVED_LISTINGS,
    );
    expect(await changeSavedListings(id, { save: [one], remove: [] })).toEqual({ code: 'full' });
    expect(await changeSavedListings(id, { save: [one], remove: ['home-1'] })).toEqual({ code: 'done' });
  });

  it('limits bots', async () => {
    const { id } = await makeUser();
    let last = await changeSavedListings(id, { save: [one], remove: [] });
    for (let count = 0; count < 125 && last.code !== 'tooMany'; count += 1) {
      last = await changeSavedListings(id, { save: [], remove: [one] });
    }
    expect(last.code).toBe('tooMany');
    expect(await changeSavedListings((await makeUser()).id, { save: [one], remove: [] })).toEqual({ code: 'done' });
  }, 30_000);

  it('responds to scripts with codes and to forms with a redirect', async () => {
    expect((await GET()).status).toBe(401);
    expect((await post({ save: [one] })).status).toBe(401);
    const form = (changes: Record<string, string>) => post(new URLSearchParams({ locale: 'es', ...changes }));
    const returnTo = encodeURIComponent(`/saved-homes?save=${one}`);
    expect((await form({ save: one })).headers.get('location')).toBe(`/es/login?returnTo=${returnTo}`);

    await signedIn(run);
    expect((await post({ save: [one, two] })).status).toBe(200);
    expect(await (await GET()).json()).toEqual({ homes: [one, two] });
    expect((await post({ remove: [two] })).status).toBe(200);
    expect((await post({ save: [two], after: one })).status).toBe(200);
    expect(await (await GET()).json()).toEqual({ homes: [one, two] });
    const removed = await form({ remove: one });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, '/es/saved-homes']);
    expect(await (await GET()).json()).toEqual({ homes: [two] });
  });

  it('is unknown while the database is down', async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    await signedIn(run);
    makeDatabaseUnavailable();
    expect((await GET()).status).toBe(503);
    expect((await post({ save: [one] })).status).toBe(503);
    const form = await post(new URLSearchParams({ locale: 'en', save: one }));
    expect(form.headers.get('location')).toBe('/en/saved-homes?outcome=failed');
    putEngine(engine());
    expect((await GET()).status).toBe(200);
  });

  it('is exported, and deleted with the account', async () => {
    const { id } = await makeUser();
    await saveListings(id, [one], 10);
    expect((await exportUser(id))?.savedListings).toMatchObject([{ listingId: one }]);
    await deleteUser(id);
    expect(await run('select 1 from saved_homes')).toEqual([]);
  });
});

describe('a change of the list', () => {
  it('is one listing of a form, or many of a script', () => {
    expect(savedListingsSchema.parse({ save: 'villa' })).toEqual({ save: ['villa'], remove: [] });
    expect(savedListingsSchema.parse({ save: ['a', 'a'], remove: ['b'] })).toEqual({ save: ['a'], remove: ['b'] });
  });

  it.each([
    { save: 'Villa; drop table' },
    { save: [1] },
    { save: { a: 1 } },
    { remove: Array.from({ length: MAX_SAVED_LISTINGS + 1 }, () => 'a') },
    { locale: 'fr' },
    { save: 'villa', after: 'Villa; drop table' },
  ])('is refused as %j', (body) => {
    expect(savedListingsSchema.safeParse(body).success).toBe(false);
  });
});
