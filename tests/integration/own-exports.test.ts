import type { ListingDraft } from '@/content/types/listing';
import { listingFieldList, listingFieldNames } from '@/lib/listings/fields/field-list';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import { listStoredListings, storeListings } from '@/lib/server/data/listings/catalogue';
import { deskDraft } from '@/lib/server/services/catalogue/desk-draft';
import { contactsPart } from '@/lib/server/services/export/contacts-part';
import type { ExportPart } from '@/lib/server/services/export/export-part';
import { listingsPart } from '@/lib/server/services/export/listings-part';
import { importContacts, planContacts } from '@/lib/server/services/imports/import-contacts';
import { importListings, planListings } from '@/lib/server/services/imports/import-listings';
import { openImport, startImport } from '@/lib/server/services/imports/open-import';
import { onDatabase } from '@/tests/support/database/engines';
import { makeListing } from '@/tests/support/make-listing';
import { makeStaff } from '@/tests/support/make-staff';

const now = new Date('2026-11-27T10:00:00Z');
const both = (es: string, en: string) => ({ es, en });

const sold: ListingDraft = {
  ...makeListing('flat', { id: 'sold-flat', reference: 'A-1' }),
  status: 'sold',
  featured: true,
  isNewBuild: true,
  price: 1_250_000.5,
  vat: 10,
  agencyFee: { paidBy: 'client', amount: 3_000 },
  likelyRent: {
    amount: 1_500,
    source: both('Índice', 'Index'),
    date: '2026-10-01',
    index: { amount: 1_400, consulted: '2026-10-02' },
  },
  hidesSoldPrice: true,
  agreedPrice: { amount: 1_200_000, hasSellerConsent: true },
  soldOn: '2026-11-01',
  longitude: -0.0456789,
  latitude: 38.6012345,
  showsExactPoint: true,
  floor: -1,
  parkingSpaces: 2,
  features: ['garage', 'terrace'],
  hasLift: true,
  builtArea: 85.5,
  communityFees: 0,
  habitability: { status: 'not-required', case: 'to-renovate', reason: both('Obra nueva', 'New build') },
  energy: { status: 'exempt', case: 'demolition', reason: both('Ruina', 'Ruin') },
  protection: { housing: both('VPO hasta 2030', 'Protected until 2030'), heritage: null },
  asbestos: 'none-known',
  promoter: 'Promotora, S. L.',
  isLargeHolderSale: false,
  availableFrom: '2027-03-01',
  video: '/videos/a.mp4',
  tour: 'https://tour.example/1;2',
  otherTexts: { de: { title: 'Wohnung; hell', text: 'Nahe am Meer.\n\nMit Aufzug.' }, fr: { text: 'Près de la mer.' } },
};
const letting: ListingDraft = {
  ...makeListing('letting', { id: 'let-flat', reference: 'A-2' }),
  operation: 'rent',
  price: 950,
  rental: {
    use: 'seasonal',
    seasonReason: 'leisure',
    seasonCause: 'Vacaciones; «verano»',
    isRoom: true,
    otherRents: 450.5,
    landlord: 'company',
    depositMonths: 2,
    guaranteeMonths: 1,
    termMonths: 11,
    registration: 'ESFCTU0000',
    stressedArea: {
      isLargeHolder: true,
      previousRent: { amount: 900, until: '2026-09-30' },
      rise: 'index',
      riseIndex: { percent: 2.14, month: '2026-10', source: 'INE' },
      index: { amount: 980, consulted: '2026-10-01' },
    },
  },
  street: '=cmd',
  text: {
    es: { title: '- Piso; "alto"', opening: 'Uno,\ndos.', paragraphs: ['Tres; cuatro', '+cinco'] },
    en: { title: "O'Neill", paragraphs: [] },
  },
};
const listings = [sold, letting, makeListing('plot', { reference: 'A-3' }), makeListing('villa', { reference: 'A-4' })];

/** The state of the installation, and what leaves as files of its own. */
const ELSEWHERE = ['published', 'updated', 'images', 'imageTexts', 'earlierPrices'];

async function fileOf({ files }: ExportPart, path: string): Promise<Buffer> {
  for await (const file of files({} as never)) if (file.path === path) return Buffer.from(String(file.content));
  throw new Error(`no ${path}`);
}

onDatabase(({ run }) => {
  it('reads every field of the listings that it exported', async () => {
    const owner = await makeStaff('owner');
    const writes = listings.map((one) => ({ fields: deskDraft(one, one, now), events: [] }));
    await changeCatalogue(async (version) => {
      await storeListings(version, writes);
      return true;
    });
    const bytes = await fileOf(listingsPart, 'homes/homes.csv');
    const before = new Map((await listStoredListings()).map(({ base, reference }) => [reference, base]));
    await run('delete from listings');
    const started = await startImport(owner, 'listings', { bytes, name: 'homes.csv' });
    const open = started.status === 'started' ? await openImport(owner, 'listings', started.id) : null;
    if (!open) throw new Error('not there');
    expect(open.stored.mapping.every((target) => target !== '')).toBe(true);
    const planned = await planListings(owner, open);
    expect(planned.map(({ outcome, row: { notes } }) => [outcome, notes])).toEqual(listings.map(() => ['added', []]));
    await importListings(owner, open, now);
    const after = new Map((await listStoredListings()).map(({ base, reference }) => [reference, base]));
    const fields = listingFieldNames.filter((field) => !ELSEWHERE.includes(field));
    const used = new Set([...before.values()].flatMap((base) => Object.keys(base)));
    expect(fields.filter((field) => listingFieldList[field].rows.length > 0 && !used.has(field))).toEqual([]);
    for (const { reference } of listings) {
      const [one, other] = [before.get(reference), after.get(reference)];
      const pick = (base: typeof one) => Object.fromEntries(fields.map((field) => [field, base?.[field]]));
      expect(pick(other)).toEqual(pick(one));
    }
  });

  it('reads the contacts that it exported, their notes too', async () => {
    const owner = await makeStaff('owner');
    const take = async (bytes: Buffer) => {
      const started = await startImport(owner, 'people', { bytes, name: 'people.csv' });
      const open = started.status === 'started' ? await openImport(owner, 'people', started.id) : null;
      if (!open) throw new Error('not there');
      return open;
    };
    const head = 'Nombre;Correo;Correo 2;Móvil;Idioma;Base;Fecha;Notas\n';
    const rows =
      'Ana Prats;ana@example.com;a2@example.com;600112233 (Portería), 934112233 ext. 12 (Casa);Inglés;Cliente;2024-02-01;"Busca ático,\nsin prisa"';
    await importContacts(owner, await take(Buffer.from(head + rows)));
    const bytes = await fileOf(contactsPart, 'people/people.csv');
    await run('delete from contacts');
    const open = await take(bytes);
    expect(open.stored.mapping).not.toContain('');
    expect((await planContacts(owner, open)).map(({ row }) => row)).toMatchObject([
      {
        contact: {
          ...{ name: 'Ana Prats', email: 'ana@example.com', furtherEmails: ['a2@example.com'], phone: '+34600112233' },
          ...{ locale: 'en', basis: 'client', basisOn: '2024-02-01' },
          phones: [
            { e164: '+34600112233', extension: null, label: 'Portería' },
            { e164: '+34934112233', extension: '12', label: 'Casa' },
          ],
          note: expect.stringContaining('Busca ático,\nsin prisa'),
        },
        left: [],
      },
    ]);
  });
});
