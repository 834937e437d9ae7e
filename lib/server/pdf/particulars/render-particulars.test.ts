import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { particularsView } from '@/lib/listings/particulars/particulars-view';
import { floorPlans } from '@/content/floor-plans';
import { floorPlanViews } from '@/lib/listings/page/floor-plan';
import { createPdf } from '@/lib/server/pdf/create-pdf';
import { makeListing } from '@/tests/support/make-listing';
import type { Listing } from '@/content/types/listing';
import { featureIds } from '@/content/types/listing';
import { layoutParticulars, PARTS_GAP } from './layout-particulars';
import { layoutSecondPage } from './layout-second-page';
import { renderParticulars } from './render-particulars';

jest.setTimeout(60_000);

const siteUrl = new URL('https://www.example.com');
const size = { width: 527, height: 792 };
const ROUNDING = 0.001;
const long = Array.from({ length: 400 }, (_, n) => `wörd${n}`).join(' ');
const words = { ...makeListing('flat').text.en, opening: long, paragraphs: [long, long], shouldKnow: long };
const excessive: Partial<Listing> = {
  features: [...featureIds, ...featureIds],
  rooms: Array.from({ length: 60 }, () => ({ room: 'bedroom', area: 12, level: 0 })),
  neighbourhood: 'Sant Bartomeu del Grau i de la Muntanya Sagrada de l’Alt Empordà i Costa Brava',
  street: 'Avinguda de la Mare de Déu dels Desemparats i de la Santíssima Trinitat del Mont',
  text: {
    en: { ...words, heating: long, parking: long, accessibility: long, charges: long, title: 'x'.repeat(70) },
    es: words,
  },
};
const listings = {
  flat: makeListing('flat'),
  letting: makeListing('letting'),
  villa: makeListing('villa'),
  plot: makeListing('plot'),
  shop: makeListing('shop'),
  sold: makeListing('flat', { status: 'sold' }),
  'with VAT': makeListing('flat', { vat: 10 }),
  'without images': makeListing('flat', { images: [] }),
  'with far too much': makeListing('flat', excessive),
  'let with far too much': makeListing('letting', excessive),
};

const images = async ({ images: [name = ''] }: Listing) => {
  const create = { width: 96, height: 60, channels: 3, background: '#1d5a69' } as const;
  return new Map([[name, await sharp({ create }).jpeg().toBuffer()]]);
};

describe.each(Object.entries(listings))('particulars of a listing: %s', (_, listing) => {
  it.each(locales)('fit into one page, %s', async (locale) => {
    const view = particularsView(listing, locale, siteUrl);
    const files = await images(listing);
    let height = 0;
    await createPdf({ title: 'x', author: 'x', locale }, async (pdf) => {
      const parts = (await layoutParticulars(pdf, view, files, size)).filter((part) => part.height > 0);
      height = parts.reduce((sum, part) => sum + part.height + PARTS_GAP, -PARTS_GAP);
      expect(parts.length).toBeGreaterThan(5);
    });
    expect(height).toBeLessThanOrEqual(size.height + ROUNDING);
    const file = (await renderParticulars(view, files)).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('the second page', () => {
  const [[drawn = '', plan] = []] = Object.entries(floorPlans).sort(
    ([, one], [, other]) => other.levels.length - one.levels.length,
  );
  const rooms = (plan?.levels ?? []).flatMap(({ level, rooms: ofLevel }) =>
    ofLevel.map((room) => ({ ...room, level })),
  );
  const plans = floorPlanViews({ id: drawn, rooms }, ({ area, room }) => ({ name: room, area: `${area} m²` })).map(
    (view) => ({
      heading: `Level ${view.level}`,
      alt: `Plan of level ${view.level}`,
      plan: view,
      metres: '2 m',
      north: 'N',
    }),
  );
  const bare = particularsView(listings.flat, 'en', siteUrl);
  const map = () =>
    sharp({ create: { width: 144, height: 80, channels: 3, background: '#ebdfcb' } })
      .jpeg()
      .toBuffer();

  it('has the plans of all levels and the map, with their texts', async () => {
    expect(plans.length).toBeGreaterThan(1);
    const file = (await renderParticulars({ ...bare, plans }, await images(listings.flat), await map())).toString(
      'latin1',
    );
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
    // Image, energy label, code of each page, plans and map.
    expect(file.match(/\/S \/Figure\n\/Alt \(/g)).toHaveLength(4 + plans.length + 1);
    for (const { alt } of plans) expect(file).toContain(`/Alt (${alt})`);
  });

  it.each([
    ['plans and map', plans, true],
    ['plans', plans, false],
    ['map', [], true],
  ])('fits: %s', async (_, drawings, hasMap) => {
    const view = { ...bare, plans: drawings, name: long };
    const image = hasMap ? await map() : null;
    let height = 0;
    await createPdf({ title: 'x', author: 'x', locale: 'en' }, async (pdf) => {
      const parts = layoutSecondPage(pdf, view, image, size).filter((part) => part.height > 0);
      height = parts.reduce((sum, part) => sum + part.height + PARTS_GAP, -PARTS_GAP);
    });
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThanOrEqual(size.height + ROUNDING);
  });

  it('has no map outside the drawn streets', () => {
    expect(bare.place).not.toBeNull();
    expect(particularsView(listings.villa, 'en', siteUrl).place).toBeNull();
  });
});

it('is tagged, in its language, with its title, alternative texts and the address of the page', async () => {
  const listing = listings.flat;
  const view = particularsView(listing, 'es', siteUrl);
  const file = (await renderParticulars(view, await images(listing))).toString('latin1');
  expect(file).toMatch(/\/Lang \(es-ES\)/);
  expect(file).toMatch(/\/Marked true/);
  expect(file).toMatch(/\/DisplayDocTitle true/);
  expect(file).toMatch(/\/S \/H1\b/);
  expect(file.match(/\/S \/Figure\n\/Alt \(/g)).toHaveLength(3);
  expect(file).toContain(`/URI (https://www.example.com/es/properties/${listing.id})`);
  expect(file.match(/\/FontFile2/g)).toHaveLength(3);
});
