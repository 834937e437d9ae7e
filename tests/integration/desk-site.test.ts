import type { Actor, StaffActor } from '@/lib/access/actor';
import { processState } from '@/lib/env/process-state';
import { missingDetail } from '@/lib/middleware/missing-detail';
import { RightError } from '@/lib/errors/right-error';
import { listWrittenArticles } from '@/lib/server/data/site/articles';
import { readCatalogueState } from '@/lib/server/data/listings/catalogue-version';
import { deleteExpiredRows } from '@/lib/server/data/registry/retention';
import {
  createArticle,
  listDeskArticles,
  readDeskArticle,
  saveArticle,
  withdrawArticle,
} from '@/lib/server/services/site/desk-articles';
import {
  createQuestion,
  listDeskQuestions,
  raiseQuestion,
  readDeskQuestion,
  saveQuestion,
  withdrawQuestion,
} from '@/lib/server/services/site/desk-questions';
import { loadCatalogue } from '@/lib/server/services/catalogue/load-catalogue';
import { changeFact, listFacts, readFact, revertFact } from '@/lib/server/services/site/site-facts';
import { storePortrait } from '@/lib/server/services/site/store-portrait';
import { contentFacts } from '@/lib/site/content-facts';
import { factValue } from '@/lib/site/facts/fact-value';
import { siteFacts } from '@/lib/site/site-facts';
import { listSitePages } from '@/lib/seo/site-pages';
import { findArticle, listArticles } from '@/lib/writing/articles';
import { listFaqs } from '@/lib/writing/faqs';
import { searchSite } from '@/lib/writing/search/site-search';
import type { ArticleFields } from '@/lib/writing/written-texts';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));

async function makeStaff(role: 'owner' | 'agent' = 'owner'): Promise<StaffActor> {
  const { email, id } = await makeUser();
  return { kind: 'staff', role, userId: id, email, name: `Ana ${role}`, sessionId: 's' };
}

const contact = { ...factValue('contact', contentFacts), email: 'new@agency.example' };
const both = (text: string) => ({ es: `${text} es`, en: `${text} en` });
const fields: ArticleFields = {
  category: 'market',
  author: 'agent',
  image: '',
  imageAlt: { es: '', en: '' },
  subjects: [],
  areas: [],
  title: both('Portales del Eixample'),
  excerpt: both('What a doorway tells'),
  body: both('## Doors\n\nA word: zaguanería.\n\n<script>x</script>'),
};
const draft: ArticleFields = { ...fields, title: { es: 'Solo un borrador', en: '' }, body: { es: '', en: '' } };

function forget(): void {
  Object.assign(
    processState<{ version: number | null }>('stored-catalogue', () => ({ version: null })),
    { version: null },
  );
  processState('site-loaded', () => ({ known: '[]' })).known = '[]';
  processState<{ current: unknown }>('siteFacts', () => ({ current: null })).current = null;
}

onDatabase(({ run }) => {
  beforeEach(async () => {
    await run('delete from site_facts');
    await run('delete from articles');
    await run('delete from questions');
    forget();
    await loadCatalogue();
  });

  it('shows a changed fact after the next look, with its history, on every instance', async () => {
    const owner = await makeStaff();
    expect(siteFacts()).toBe(contentFacts);
    const before = (await readCatalogueState()).version;
    expect(await changeFact(owner, 'contact', contact, 0)).toEqual({ status: 'done' });
    expect((await readCatalogueState()).version).toBe(before + 1);
    expect(await loadCatalogue()).toBe(true);
    expect(siteFacts().agency.email).toBe('new@agency.example');
    expect(await loadCatalogue()).toBe(false);
    forget();
    expect(await loadCatalogue()).toBe(true);
    expect(siteFacts().agency.email).toBe('new@agency.example');
    const page = await readFact(owner, 'contact');
    expect(page).toMatchObject({ version: 1, isDefault: false, value: { email: 'new@agency.example' } });
    expect(page.versions).toMatchObject([{ version: 1, author: 'Ana owner' }]);
    const states = await listFacts(owner);
    expect(states.filter(({ changed }) => changed).map(({ key }) => key)).toEqual(['contact']);
    const [log] = await run<{ action: string; after: unknown }>(
      `select action, after from activity_log where actor_id = '${owner.userId}'`,
    );
    expect(log).toMatchObject({ action: 'siteFactChanged' });
    expect(JSON.stringify(log)).not.toContain('new@agency');
  });

  it('takes back to an earlier version and to that of content/', async () => {
    const owner = await makeStaff();
    await changeFact(owner, 'contact', contact, 0);
    await changeFact(owner, 'contact', { ...contact, email: 'third@agency.example' }, 1);
    expect(await revertFact(owner, 'contact', 1, 1)).toEqual({ status: 'conflict', version: 2 });
    expect(await revertFact(owner, 'contact', 1, 2)).toEqual({ status: 'done' });
    await loadCatalogue();
    expect(siteFacts().agency.email).toBe('new@agency.example');
    expect(await revertFact(owner, 'contact', 0, 3)).toEqual({ status: 'done' });
    await loadCatalogue();
    expect(siteFacts()).toBe(contentFacts);
    expect(await readFact(owner, 'contact')).toMatchObject({ version: 4, isDefault: true });
    expect(await revertFact(owner, 'contact', 99, 4)).toEqual({ status: 'gone' });
  });

  it('refuses a change over one that was not seen', async () => {
    const owner = await makeStaff();
    await changeFact(owner, 'contact', contact, 0);
    expect(await changeFact(owner, 'contact', { ...contact, email: 'late@agency.example' }, 0)).toEqual({
      status: 'conflict',
      version: 1,
    });
    const results = await Promise.all([1, 1].map((version) => changeFact(owner, 'contact', contact, version)));
    expect(results.map(({ status }) => status).sort()).toEqual(['conflict', 'done']);
  });

  it('leaves out what is stored and not valid, and shows the rest', async () => {
    const owner = await makeStaff();
    await run(`insert into site_facts (key, version, value, author) values
      ('team', 1, '{"members": []}', 'x'), ('gone-key', 1, '{}', 'x')`);
    await run(`insert into articles (id, data, author, published_at) values ('broken', '{"title": 3}', 'x', now())`);
    await run(`insert into questions (id, data, author, published_at) values ('broken', '{}', 'x', now())`);
    await changeFact(owner, 'contact', contact, 0);
    expect(await loadCatalogue()).toBe(true);
    expect(siteFacts().team).toEqual(contentFacts.team);
    expect(siteFacts().agency.email).toBe('new@agency.example');
    expect(findArticle('broken', 'en')).toBeNull();
    expect(listFaqs('es').map(({ id }) => id)).not.toContain('broken');
    expect((await readFact(owner, 'team')).isDefault).toBe(true);
  });

  it('forgets former versions after two years, never the one that counts', async () => {
    const owner = await makeStaff();
    await changeFact(owner, 'contact', contact, 0);
    await changeFact(owner, 'contact', contact, 1);
    await run(`update site_facts set created_at = now() - interval '25 months'`);
    await deleteExpiredRows();
    expect((await readFact(owner, 'contact')).versions.map(({ version }) => version)).toEqual([2]);
  });

  it('leads an article from a draft to the site, through a change and off it again', async () => {
    const owner = await makeStaff();
    const id = await createArticle(owner, draft);
    expect(id).toBe('solo-un-borrador');
    expect(await createArticle(owner, draft)).toBe('solo-un-borrador-2');
    expect(await createArticle(owner, { ...draft, title: { es: 'New', en: '' } })).toBe('new-2');
    await loadCatalogue();
    expect(findArticle(id, 'es')).toBeNull();
    expect(missingDetail(`/es/blog/${id}`)?.status).toBe(404);
    await expect(saveArticle(owner, id, draft, { publish: true, version: 1 })).rejects.toThrow();
    expect(await saveArticle(owner, id, fields, { publish: true, version: 1 })).toEqual({ status: 'done', id });
    expect(await loadCatalogue()).toBe(true);
    const article = findArticle(id, 'en');
    expect(article).toMatchObject({ title: 'Portales del Eixample en', sources: [], minutes: 1 });
    expect(article?.fullContent).toContain('<h2>Doors</h2>');
    expect(article?.fullContent).not.toContain('<script');
    expect(listArticles('es')[0]?.id).toBe(id);
    expect(missingDetail(`/es/blog/${id}`)).toBeNull();
    expect(listSitePages().map(({ path }) => path)).toContain(`/blog/${id}`);
    expect((await searchSite('zaguaneria', 'es')).total).toBe(1);
    expect(await saveArticle(owner, id, fields, { publish: false, version: 1 })).toEqual({
      status: 'conflict',
      version: 2,
    });
    await saveArticle(owner, id, { ...fields, title: both('Otro') }, { publish: false, version: 2 });
    await loadCatalogue();
    expect(findArticle(id, 'es')?.title).toBe('Otro es');
    await withdrawArticle(owner, id);
    await loadCatalogue();
    expect(findArticle(id, 'es')).toBeNull();
    expect(missingDetail(`/es/blog/${id}`)?.status).toBe(410);
    expect((await searchSite('zaguaneria', 'es')).total).toBe(0);
    expect((await readDeskArticle(owner, id))?.publishedAt).toBeNull();
    expect(await saveArticle(owner, 'never', fields, { publish: false, version: 1 })).toEqual({ status: 'gone' });
    const log = await run<{ action: string }>(`select action from activity_log where subject_id = '${id}'`);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['articleSaved', 'articlePublished', 'articleWithdrawn']),
    );
  });

  it('puts published questions after those of content/, in their order', async () => {
    const owner = await makeStaff();
    const known = listFaqs('es').length;
    const question = (text: string) => ({ question: both(text), answer: both('**Yes**.') });
    const one = await createQuestion(owner, question('First'));
    const two = await createQuestion(owner, question('Second'));
    await loadCatalogue();
    expect(listFaqs('es')).toHaveLength(known);
    for (const id of [one, two]) await saveQuestion(owner, id, question(id), { publish: true, version: 1 });
    await loadCatalogue();
    expect(listFaqs('es').slice(known)).toMatchObject([
      { id: one },
      { id: two, answer: '<p><strong>Yes</strong>. es</p>' },
    ]);
    await raiseQuestion(owner, two);
    await loadCatalogue();
    expect(
      listFaqs('en')
        .slice(known)
        .map(({ id }) => id),
    ).toEqual([two, one]);
    expect(await saveQuestion(owner, one, question('x'), { publish: false, version: 1 })).toEqual({
      status: 'conflict',
      version: 2,
    });
    await withdrawQuestion(owner, two);
    await loadCatalogue();
    expect(
      listFaqs('es')
        .slice(known)
        .map(({ id }) => id),
    ).toEqual([one]);
    expect((await readDeskQuestion(owner, two))?.publishedAt).toBeNull();
    expect(await listDeskQuestions(owner)).toHaveLength(2);
  });

  it('lets owners alone do any of it', async () => {
    const owner = await makeStaff();
    const id = await createArticle(owner, fields);
    const others: readonly Actor[] = [await makeStaff('agent'), { kind: 'client', userId: owner.userId }];
    const version = { publish: true, version: 1 };
    const question = { question: both('q'), answer: both('a') };
    for (const actor of others) {
      const attempts: readonly (() => unknown)[] = [
        () => listFacts(actor),
        () => readFact(actor, 'team'),
        () => changeFact(actor, 'contact', contact, 0),
        () => revertFact(actor, 'contact', 0, 0),
        () => storePortrait(actor, new Uint8Array()),
        () => listDeskArticles(actor),
        () => readDeskArticle(actor, id),
        () => createArticle(actor, fields),
        () => saveArticle(actor, id, fields, version),
        () => withdrawArticle(actor, id),
        () => listDeskQuestions(actor),
        () => readDeskQuestion(actor, 'q'),
        () => createQuestion(actor, question),
        () => saveQuestion(actor, 'q', question, version),
        () => withdrawQuestion(actor, 'q'),
        () => raiseQuestion(actor, 'q'),
      ];
      for (const attempt of attempts) await expect(Promise.resolve().then(attempt)).rejects.toThrow(RightError);
    }
    expect(await listWrittenArticles()).toHaveLength(1);
    expect(await run('select 1 from site_facts')).toHaveLength(0);
  });
});
