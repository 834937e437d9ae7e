import { NextRequest } from 'next/server';
import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { processState } from '@/lib/env/process-state';
import { redirectResponse } from '@/lib/middleware/redirect-response';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { removeRedirect, saveRedirects } from '@/lib/server/services/site/change-redirects';
import { exportRedirects, readDeskRedirects } from '@/lib/server/services/site/read-redirects';
import { storeRedirectHits } from '@/lib/server/services/catalogue/store-redirect-hits';
import { readRedirectLines } from '@/lib/site/redirect-lines';
import { setRedirects } from '@/lib/site/redirects';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

async function makeStaff(role: 'owner' | 'agent' = 'owner'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name: `Ana ${role}`, sessionId: 's' };
}

const locationOf = (address: string) => {
  const response = redirectResponse(new NextRequest(`http://localhost${address}`));
  return response && [response.status, response.headers.get('location')?.replace('http://localhost', '')];
};

/** 300 URLs of a former site: forms, folders, languages, files, removed pages. */
const formerSite = [
  'Dirección;Nueva',
  ...Array.from({ length: 150 }, (_, n) => `https://www.viejo.es/ficha.php?id=${n}&lang=es;/es/properties`),
  ...Array.from({ length: 100 }, (_, n) => `/es/inmueble/${n}/piso-en-gràcia/;/es/comprar`),
  ...Array.from({ length: 49 }, (_, n) => `/fotos/${n}.JPG;410`),
  '/?page_id=2;/en/about',
].join('\r\n');

onDatabase(() => {
  it('leads visitors on from 300 addresses of a former site, on every instance, and counts them', async () => {
    const owner = await makeStaff();
    await loadCatalogue();
    const lines = readRedirectLines(formerSite);
    expect(await saveRedirects(owner, lines)).toMatchObject({ status: 'done', added: 300, refused: [] });
    expect(await saveRedirects(owner, lines)).toMatchObject({ added: 0, changed: 0, unchanged: 300 });

    // No page shows redirects, so cached pages remain valid.
    expect(await loadCatalogue()).toBe(false);
    expect(locationOf('/ficha.php?lang=es&id=149')).toEqual([301, '/es/properties']);
    expect(locationOf('/es/inmueble/99/piso-en-gr%C3%A0cia')).toEqual([301, '/es/comprar']);
    expect(locationOf('/fotos/48.jpg')).toEqual([410, undefined]);
    expect(locationOf('/?page_id=2')).toEqual([301, '/en/about']);
    expect(locationOf('/?page_id=3')).toBeNull();

    locationOf('/?page_id=2');
    await storeRedirectHits();
    locationOf('/?page_id=2');
    await storeRedirectHits();
    const { items, total } = await readDeskRedirects(owner, '', 1);
    expect([total, items[0]?.address, items[0]?.hits, items[0]?.lastHitAt !== null]).toEqual([
      300,
      '/?page_id=2',
      3,
      true,
    ]);
    expect((await readDeskRedirects(owner, 'gràcia', 99)).total).toBe(100);

    setRedirects(new Map());
    processState('redirects-loaded', () => ({ stamp: '' })).stamp = '';
    processState<{ version: number | null }>('stored-catalogue', () => ({ version: null })).version = null;
    await loadCatalogue();
    expect(locationOf('/?page_id=2')).toEqual([301, '/en/about']);
  });

  it('follows changes and removals, and keeps the hits of what changes', async () => {
    const owner = await makeStaff();
    await saveRedirects(owner, [{ line: 1, from: '/a.php', to: '/es/sell' }]);
    await loadCatalogue();
    locationOf('/a.php');
    await storeRedirectHits();
    expect(await saveRedirects(owner, [{ line: 1, from: '/A.php', to: '410' }])).toMatchObject({ changed: 1 });
    await loadCatalogue();
    expect(locationOf('/a.php')?.[0]).toBe(410);
    expect((await readDeskRedirects(owner, '/a.php', 1)).items).toMatchObject([{ target: null, hits: 1 }]);
    await removeRedirect(owner, '/a.php');
    await loadCatalogue();
    expect(locationOf('/a.php')).toBeNull();
  });

  it('stores what is right of a file and says of each other row why not', async () => {
    const owner = await makeStaff();
    const outcome = await saveRedirects(owner, readRedirectLines('/b.php,/es/sell\n/es/contact,/es/sell\n/c.php,'));
    expect(outcome).toMatchObject({
      added: 1,
      refused: [
        { line: 2, problem: 'ownPage' },
        { line: 3, problem: 'noTarget' },
      ],
    });
  });

  it('exports a file that can be uploaded again', async () => {
    const owner = await makeStaff();
    await saveRedirects(owner, readRedirectLines(formerSite));
    const lines = readRedirectLines(await exportRedirects(owner));
    expect(await saveRedirects(owner, lines)).toMatchObject({ added: 0, changed: 0, unchanged: 300 });
  });

  it('is for owners', async () => {
    const agent = await makeStaff('agent');
    await expect(saveRedirects(agent, [])).rejects.toThrow(RightError);
    await expect(removeRedirect(agent, '/b.php')).rejects.toThrow(RightError);
    await expect(readDeskRedirects(agent, '', 1)).rejects.toThrow(RightError);
    await expect(exportRedirects(agent)).rejects.toThrow(RightError);
  });
});
