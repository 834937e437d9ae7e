import { listListings } from '@/lib/content/listings';
import { savedHomesSchema } from '@/lib/forms/saved-homes';
import { MAX_SAVED_HOMES } from '@/lib/saved-homes';
import { deleteUser, exportUser } from '@/lib/server/data/personal-data';
import { listSavedHomes, removeSavedHomes, saveHomes } from '@/lib/server/data/saved-homes';
import { changeSavedHomes } from '@/lib/server/usecases/saved-homes/change-saved-homes';
import { onBothEngines } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

const idsOf = async (userId: string) => (await listSavedHomes(userId)).map(({ listingId }) => listingId);
const [one = '', two = '', three = ''] = listListings().map(({ id }) => id);

onBothEngines(({ run }) => {
  it('keeps a list in its order, the latest first, each home once', async () => {
    const { id } = await makeUser();
    expect(await saveHomes(id, ['a', 'b', 'a'], 10)).toBe(true);
    expect(await idsOf(id)).toEqual(['a', 'b']);
    expect(await saveHomes(id, ['c', 'b'], 10)).toBe(true);
    expect(await idsOf(id)).toEqual(['c', 'a', 'b']);
    expect((await listSavedHomes(id))[0]?.savedAt).toBeInstanceOf(Date);
  });

  it('takes homes off, also such as are not on it', async () => {
    const { id } = await makeUser();
    await saveHomes(id, ['a', 'b', 'c'], 10);
    await removeSavedHomes(id, ['b', 'z']);
    expect(await idsOf(id)).toEqual(['a', 'c']);
  });

  it('is a list of one client and no other', async () => {
    const [ada, eve] = [await makeUser(), await makeUser()];
    await saveHomes(ada.id, ['a'], 10);
    await removeSavedHomes(eve.id, ['a']);
    expect(await idsOf(ada.id)).toEqual(['a']);
    expect(await idsOf(eve.id)).toEqual([]);
  });

  it('holds no more than it may, however many come at once', async () => {
    const { id } = await makeUser();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => saveHomes(id, [`x-${index}`, `y-${index}`], 5)),
    );
    expect(await idsOf(id)).toHaveLength(5);
    expect(answers).toContain(false);
    // What is on it already needs no room.
    expect(await saveHomes(id, await idsOf(id), 5)).toBe(true);
  });

  it('saves what we offer and drops the rest in silence', async () => {
    const { id } = await makeUser();
    expect(await changeSavedHomes(id, { save: [one, 'no-such-home', two], remove: [] })).toEqual({ code: 'done' });
    expect(await idsOf(id)).toEqual([one, two]);
    expect(await changeSavedHomes(id, { save: [three], remove: [one] })).toEqual({ code: 'done' });
    expect(await idsOf(id)).toEqual([three, two]);
  });

  it('says that a list is full', async () => {
    const { id } = await makeUser();
    await saveHomes(
      id,
      Array.from({ length: MAX_SAVED_HOMES }, (_, index) => `home-${index}`),
      MAX_SAVED_HOMES,
    );
    expect(await changeSavedHomes(id, { save: [one], remove: [] })).toEqual({ code: 'full' });
    expect(await changeSavedHomes(id, { save: [one], remove: ['home-1'] })).toEqual({ code: 'done' });
  });

  it('makes a program wait', async () => {
    const { id } = await makeUser();
    let last = await changeSavedHomes(id, { save: [one], remove: [] });
    for (let count = 0; count < 125 && last.code !== 'tooMany'; count += 1) {
      last = await changeSavedHomes(id, { save: [], remove: [one] });
    }
    expect(last.code).toBe('tooMany');
    // Another client does not.
    expect(await changeSavedHomes((await makeUser()).id, { save: [one], remove: [] })).toEqual({ code: 'done' });
  }, 30_000);

  it('is part of what a client takes along, and goes with the account', async () => {
    const { id } = await makeUser();
    await saveHomes(id, [one], 10);
    expect((await exportUser(id))?.savedHomes).toMatchObject([{ listingId: one }]);
    await deleteUser(id);
    expect(await run('select 1 from saved_homes')).toEqual([]);
  });
});

describe('a change of the list', () => {
  it('is one home of a form, or many of a script', () => {
    expect(savedHomesSchema.parse({ save: 'villa' })).toEqual({ save: ['villa'], remove: [] });
    expect(savedHomesSchema.parse({ save: ['a', 'a'], remove: ['b'] })).toEqual({ save: ['a'], remove: ['b'] });
  });

  it.each([
    { save: 'Villa; drop table' },
    { save: [1] },
    { save: { a: 1 } },
    { remove: Array.from({ length: MAX_SAVED_HOMES + 1 }, () => 'a') },
    { locale: 'fr' },
  ])('is refused as %j', (body) => {
    expect(savedHomesSchema.safeParse(body).success).toBe(false);
  });
});
