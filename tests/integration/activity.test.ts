import { RightError } from '@/lib/errors/right-error';
import { activitySubjects } from '@/lib/access/activity';
import { readActivityQuery } from '@/lib/access/activity-query';
import { addActivity, listActivity, type Activity } from '@/lib/server/data/staff/activity';
import { exportActivity } from '@/lib/server/services/activity/export-activity';
import { readActivity } from '@/lib/server/services/activity/read-activity';
import { storeContent } from '@/lib/server/services/catalogue/store-content';
import { listListings } from '@/lib/listings/catalogue/listings';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { createArticle } from '@/lib/server/services/site/desk-articles';
import type { ArticleFields } from '@/lib/writing/written-texts';
import { makeDraft, written } from '@/tests/support/campaigns';
import { onDatabase } from '@/tests/support/database/engines';
import { makeStaff } from '@/tests/support/make-staff';

const [listing] = listListings();
if (!listing) throw new Error('no listing');

const priceChange: Activity = {
  action: 'priceChanged',
  subject: { kind: 'listing', id: listing.id },
  before: { price: 965_000 },
  after: { price: 940_000 },
};
const all = readActivityQuery({});
const both = { es: '', en: '' };
const articleFields: ArticleFields = {
  ...{ category: 'market', author: 'agent', image: '', subjects: [], areas: [] },
  ...{ imageAlt: both, title: both, excerpt: both, body: both },
};

onDatabase(({ run }) => {
  it('shows a page of entries, newest first, with references and links', async () => {
    await storeContent();
    const owner = await makeStaff('owner');
    for (let entry = 0; entry < 52; entry += 1) await addActivity(owner, 'Oriol', priceChange);
    const first = await readActivity(owner, all, 'en');
    expect(first).toMatchObject({ total: 52, page: 1, pageCount: 2, names: ['Oriol'] });
    expect(first.entries[0]).toMatchObject({
      subject: listing.reference,
      href: `/dashboard/agency/homes/${listing.id}`,
      row: { before: { price: 965_000 } },
    });
    expect(first.entries).toHaveLength(50);
    expect((await readActivity(owner, readActivityQuery({ page: '99' }), 'en')).entries).toHaveLength(2);
  });

  it('calls facts of the website, newsletters and articles by their names in the language of the reader', async () => {
    const owner = await makeStaff('owner');
    const id = await makeDraft();
    await createArticle(owner, { ...articleFields, title: { es: 'Portales del Eixample', en: '' } });
    await addActivity(owner, 'Ana', { action: 'siteFactChanged', subject: { kind: 'site', id: 'contact' } });
    await addActivity(owner, 'Ana', { action: 'campaignSent', subject: { kind: 'campaign', id } });
    const subjectsIn = async (locale: Locale) =>
      (await readActivity(owner, all, locale)).entries.map(({ subject }) => subject);
    expect(await subjectsIn('es')).toEqual([
      written.es.subject,
      'Teléfono, correo y dirección',
      'Portales del Eixample',
      written.es.subject,
    ]);
    expect(await subjectsIn('en')).toEqual([
      written.en.subject,
      'Phone, email and address',
      'Portales del Eixample',
      written.en.subject,
    ]);
  });

  it('filters by person, subject, action and days in Madrid', async () => {
    const owner = await makeStaff('owner');
    await addActivity(owner, 'Oriol', priceChange);
    await addActivity(owner, 'Marta', { action: 'siteFactChanged', subject: { kind: 'site', id: 'hours' } });
    // 23:30 UTC is 00:30 in Madrid.
    await run(`update activity_log set created_at = '2026-11-20 23:30+00' where actor_name = 'Marta'`);
    const found = async (query: object) =>
      (await readActivity(owner, readActivityQuery({ ...query }), 'en')).entries.map(({ row }) => row.actorName);
    expect(await found({ person: 'Marta' })).toEqual(['Marta']);
    expect(await found({ kind: 'listing' })).toEqual(['Oriol']);
    expect(await found({ action: 'siteFactChanged' })).toEqual(['Marta']);
    expect(await found({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['Marta']);
    expect(await found({ to: '2026-11-20' })).toEqual([]);
    expect(await found({ person: `' or true --` })).toEqual([]);
  });

  it('has a page for subjects of the kinds that have pages', async () => {
    const owner = await makeStaff('owner');
    for (const kind of activitySubjects) {
      await addActivity(owner, 'Marta', { action: 'siteFactChanged', subject: { kind, id: 'a b' } });
    }
    const { entries } = await readActivity(owner, all, 'en');
    expect(entries.flatMap(({ href, row }) => (href === null ? [row.subject.kind] : [])).toSorted()).toEqual([
      'enquiry',
      'leadKey',
      'log',
      'mailbox',
      'portal',
      'staff',
    ]);
  });

  it('is a file without formulas, and records that it was downloaded', async () => {
    const owner = await makeStaff('owner');
    await addActivity(owner, '=HYPERLINK("http://example.com")', {
      ...priceChange,
      subject: { kind: 'place', id: 'p;1' },
    });
    const csv = await exportActivity(owner, all, 'es');
    expect(csv.startsWith('\ufeff')).toBe(true);
    const [head, line] = csv.slice(1).split('\r\n');
    const t = translatorOf('es', 'activityLog.columns');
    expect(head?.split(';')).toEqual([
      t('at'),
      t('person'),
      t('action'),
      t('sentence'),
      t('kind'),
      t('subject'),
      t('before'),
      t('after'),
    ]);
    expect(line).toContain(`"'=HYPERLINK`);
    expect(line).toContain('"p;1"');
    expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/);
    expect(await listActivity({ action: 'activityExported' }, 5)).toMatchObject([{ after: { rows: 1 } }]);
  });

  it('is read and downloaded by owners alone', async () => {
    const agent = await makeStaff('agent');
    const client = { kind: 'client', userId: agent.userId } as const;
    for (const actor of [agent, client]) {
      await expect(readActivity(actor, all, 'en')).rejects.toBeInstanceOf(RightError);
      await expect(exportActivity(actor, all, 'en')).rejects.toBeInstanceOf(RightError);
    }
    expect(await listActivity({}, 5)).toEqual([]);
  });
});
