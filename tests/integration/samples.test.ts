import type { StaffActor } from '@/lib/access/actor';
import { RightError } from '@/lib/errors/right-error';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import { isGoneListing } from '@/lib/listings/catalogue/listing-ids';
import { readLanding } from '@/lib/landing/landing-page';
import { missingDetail } from '@/lib/middleware/missing-detail';
import { commandActor } from '@/lib/access/actor';
import { listSitePages } from '@/lib/seo/site-pages';
import { sendAlerts } from '@/lib/server/services/alerts/send-alerts';
import { createArticle } from '@/lib/server/services/site/desk-articles';
import { listNewsSince, rememberPrices } from '@/lib/server/data/listings/listing-prices';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { readDeskListings } from '@/lib/server/services/listings/desk-catalogue';
import { readDeskListing } from '@/lib/server/services/listings/read-desk-listing';
import { readSamples } from '@/lib/server/services/site/samples';
import { changeFact, revertFact } from '@/lib/server/services/site/site-facts';
import { siteFacts } from '@/lib/site/site-facts';
import { isSampleProfile } from '@/lib/site/social-profiles';
import { listTeam } from '@/lib/site/team';
import { listArticles } from '@/lib/writing/articles';
import { searchSite } from '@/lib/writing/search/site-search';
import { onDatabase } from '@/tests/support/database/engines';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

const agent: StaffActor = {
  kind: 'staff',
  role: 'agent',
  userId: '00000000-0000-4000-8000-000000000000',
  email: 'agent@example.com',
  name: 'Agent',
  sessionId: 's',
};
const SAMPLE = 'villa-moraira';
const ARTICLE = 'vender-piso-90-dias';

onDatabase(() => {
  it('hides homes, articles, people and reviews everywhere, and shows them again without news', async () => {
    await storeContent();
    await loadCatalogue();
    const before = { listings: currentCatalogue().listings.length, articles: listArticles('es').length };
    expect(await readSamples(commandActor)).toMatchObject({
      areHidden: false,
      listings: before.listings,
      articles: before.articles,
      members: listTeam('es').map(({ name }) => name),
      partners: siteFacts().partners.map(({ name }) => name),
      profiles: siteFacts().agency.social.filter(isSampleProfile).length,
    });

    expect(await changeFact(commandActor, 'samples', { areHidden: true }, 0)).toEqual({ status: 'done' });
    expect(await loadCatalogue()).toBe(true);
    expect(currentCatalogue().listings).toEqual([]);
    expect([isGoneListing(SAMPLE), missingDetail(`/es/blog/${ARTICLE}`)?.status]).toEqual([true, 410]);
    expect(listArticles('es')).toEqual([]);
    expect(listTeam('es')).toMatchObject([{ id: 'agency' }]);
    expect([siteFacts().agency.social.filter(isSampleProfile), siteFacts().partners]).toEqual([[], []]);
    const paths = listSitePages().map(({ path }) => path);
    expect(paths.filter((path) => /^\/(blog|properties|about)\/./.test(path))).toEqual(['/about/agency']);
    expect((await searchSite('vender', 'es')).groups.map(({ kind }) => kind)).not.toContain('articles');
    const { hero, reading, statistics, voices } = readLanding('es');
    expect([hero.newest, reading.articles, voices]).toEqual([null, [], []]);
    expect(statistics.clients).not.toBe('');
    expect(await readDeskListings(commandActor)).toEqual([]);
    expect(await readDeskListing(commandActor, SAMPLE)).toBeNull();
    const draft = { es: 'Vender piso 90 dias', en: '' };
    const none = { es: '', en: '' };
    const fields = { category: 'market', author: 'agent', image: '', imageAlt: none, subjects: [], areas: [] } as const;
    const id = await createArticle(commandActor, {
      ...fields,
      subjects: [],
      areas: [],
      title: draft,
      excerpt: none,
      body: none,
    });
    expect(id).toBe(`${ARTICLE}-2`);
    await rememberPrices([{ id: 'own', price: 1 }]);
    await sendAlerts();

    expect(await revertFact(commandActor, 'samples', 0, 1)).toEqual({ status: 'done' });
    expect(await loadCatalogue()).toBe(true);
    expect(currentCatalogue().listings).toHaveLength(before.listings);
    expect(listArticles('es')).toHaveLength(before.articles);
    expect(await readDeskListing(commandActor, SAMPLE)).not.toBeNull();
    await sendAlerts();
    expect(await listNewsSince(new Date(0))).toEqual([]);
  });

  it('is for owners alone', async () => {
    await expect(readSamples(agent)).rejects.toThrow(RightError);
    await expect(changeFact(agent, 'samples', { areHidden: true }, 0)).rejects.toThrow(RightError);
  });
});
