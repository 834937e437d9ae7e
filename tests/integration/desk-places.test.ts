import { listAreas } from '@/lib/site/areas';
import { placeDetour } from '@/lib/middleware/place-address';
import { readPlacePage } from '@/lib/places/place-page';
import { readPlacePath } from '@/lib/places/place-query';
import { placeSchema } from '@/lib/places/place-schema';
import { readTypedLine } from '@/lib/search-line/read-typed-line';
import { listSitePages } from '@/lib/seo/site-pages';
import { findArea } from '@/lib/listings/kyero/find-area';
import { readFilters, searchListings } from '@/lib/listings/list/search-page';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { listDeskPlaceRows, readDeskPlace } from '@/lib/server/services/site/read-places';
import { addPlace, changePlace } from '@/lib/server/services/site/save-place';
import { findGazetteerPlace } from '@/lib/site/places';
import { RightError } from '@/lib/errors/right-error';
import { onDatabase } from '@/tests/support/database/engines';
import { staffActor } from '@/tests/support/staff-actor';

const agent = staffActor('agent');

const typed = {
  name: 'Valldemar',
  otherName: '',
  kind: 'town',
  parent: 'costa-blanca',
  region: 'valencian-community',
  aliases: 'Valldemarr',
  latitude: '38.829',
  longitude: '0.017',
};

const input = (changes: object = {}) => placeSchema.parse({ ...typed, ...changes });

// One build, as in next.config.ts.
process.env.BUILT_AT = '2026-11-25T00:00:00Z';

onDatabase(({ run }) => {
  beforeEach(async () => {
    await run(`update catalogue_version set restore_id = gen_random_uuid(), content_built_at = null`);
    await storeContent();
    await loadCatalogue();
  });

  const moveListings = () =>
    run(`update listings set version = version + 1, base = base || '{"area": "Valldemar", "neighbourhood": "Valldemar"}'
      where id in (select id from listings where base->>'operation' = 'sale' and base->>'status' = 'available'
        and base->>'type' = 'villa' order by id limit 2)`);

  it('is everywhere once it was added: search, pages in both languages, sitemap, feeds', async () => {
    await moveListings();
    await run('update catalogue_version set restore_id = gen_random_uuid()');
    await loadCatalogue();
    expect(readPlacePath('/homes/for-sale/valldemar')).toBeNull();
    expect(readTypedLine('villas in Valldemar').filters.areas ?? []).toEqual([]);
    expect(findArea({ region: 'valencian-community', town: 'Valldemar', place: null })).toBeUndefined();

    expect(await addPlace(agent, input())).toEqual({ status: 'done', id: 'valldemar' });
    expect(await loadCatalogue()).toBe(true);

    const query = readPlacePath('/viviendas/venta/valldemar');
    expect(query?.place?.id).toBe('valldemar');
    expect(query && readPlacePage(query, 'es').total).toBe(2);
    expect(placeDetour('/en/homes/for-sale/valldemar')).toBeNull();
    expect(placeDetour('/es/viviendas/venta/valldemar')).toBeNull();
    expect(placeDetour('/en/homes/for-sale/nowhere')).toMatchObject({ path: '/en' });
    expect(readTypedLine('villas in Valldemarr').filters.areas).toEqual(['valldemar']);
    expect(searchListings(readFilters({ area: 'valldemar' })).total).toBe(2);
    expect(listSitePages().map(({ path }) => path)).toContain('/homes/for-sale/valldemar');
    expect(findArea({ region: 'valencian-community', town: 'Valldemar', place: null })?.id).toBe('valldemar');
    expect(listDeskPlaceRows(agent, 'valldem')).toMatchObject([
      { listings: 2, isContent: false, parent: 'Costa Blanca' },
    ]);
    expect(listAreas().map(({ id }) => id)).not.toContain('valldemar');
  });

  it('is changed, with what changed in the log of activity', async () => {
    await addPlace(agent, input());
    await loadCatalogue();
    const about = { es: 'Un pueblo.', en: 'A town.' };
    expect(await changePlace(agent, 'valldemar', input({ about, name: 'Valldemar de Dalt' }))).toMatchObject({
      status: 'done',
    });
    expect(await loadCatalogue()).toBe(true);
    expect(findGazetteerPlace('valldemar')?.name).toBe('Valldemar de Dalt');
    expect(listAreas().map(({ id }) => id)).toContain('valldemar');
    expect(await readDeskPlace(agent, 'valldemar')).toMatchObject({ isContent: false, place: { about } });
    const rows = await run('select action, before, after from activity_log order by created_at');
    expect(rows).toEqual([
      { action: 'placeAdded', before: null, after: { name: 'Valldemar' } },
      {
        action: 'placeChanged',
        before: { name: 'Valldemar', about: null },
        after: { name: 'Valldemar de Dalt', about },
      },
    ]);
    expect(await loadCatalogue()).toBe(false);
  });

  it.each([
    ['a place of the site', { name: 'Altea' }, 'taken'],
    ['a word of addresses', { id: 'villas' }, 'reserved'],
    ['another region', { region: 'madrid' }, 'otherRegion'],
    ['an unknown parent', { parent: 'nowhere' }, 'choice'],
  ])('refuses %s', async (_, changes, code) => {
    expect(await addPlace(agent, input(changes))).toEqual({ status: 'error', code });
    expect(await run('select * from places')).toEqual([]);
    expect(await run('select * from activity_log')).toEqual([]);
  });

  it('changes no place of the site, and lets no client in', async () => {
    expect(await changePlace(agent, 'altea', input())).toEqual({ status: 'error', code: 'failed' });
    const client = { kind: 'client', userId: agent.userId } as const;
    await expect(addPlace(client, input())).rejects.toThrow(RightError);
    await expect(changePlace(client, 'valldemar', input())).rejects.toThrow(RightError);
    await expect(readDeskPlace(client, 'altea')).rejects.toThrow(RightError);
    expect(() => listDeskPlaceRows(client, '')).toThrow(RightError);
  });
});
