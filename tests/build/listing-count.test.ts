import { rawGet } from '@/tests/support/raw-get';
import { sharedSite as site } from '@/tests/support/shared-site';
import type { FilterPanel } from '@/lib/listings/list/filter-panel';
import { languages, texts } from '@/tests/support/texts';
import { listLabels } from '@/tests/support/available-listings';

jest.setTimeout(60_000);

async function ask(query: string, what = 'count') {
  const { status, headers, body } = await rawGet(site.port, `/api/listings/${what}?${query}`, {});
  return { status, caching: headers['cache-control'], answer: JSON.parse(body.toString()) as unknown };
}

async function listed(query: string): Promise<number> {
  const { body } = await rawGet(site.port, `/en/properties?${query}`, { 'accept-language': 'en' });
  return Number(/<b>(\d+) homes?<\/b>/.exec(body.toString().replace(/<!-- -->/g, ''))?.[1] ?? 0);
}

it.each(['', 'type=villa,house', 'features=lift,terrace&beds=2', 'area=gracia&area=eixample', 'maxPrice=1'])(
  'counts what the list of %p shows, in both languages',
  async (query) => {
    const count = await listed(query);
    for (const locale of ['en', 'es'] as const) {
      expect(await ask(`${query}&locale=${locale}`)).toEqual({
        status: 200,
        caching: 'private, max-age=5',
        answer: { count, label: listLabels[locale]('showCount', { count }) },
      });
    }
  },
);

it('answers whatever it is asked', async () => {
  const { status, answer } = await ask('type=castle&beds=-1&locale=fr&area=%01&minPrice=lots');
  expect([status, answer]).toEqual([200, { count: await listed(''), label: expect.stringMatching(/\d/) as string }]);
});

describe('the further filters of a list', () => {
  type Answer = { panel: FilterPanel; label: string };

  it.each(languages)('come in words, with what is chosen and how many there are, %s', async (locale) => {
    const { answer } = await ask(`type=villa,house&beds=2&maxPrice=900000&locale=${locale}`, 'filters');
    const { panel, label } = answer as Answer;
    const chosen = panel.boxes.type.options.filter(({ isChosen }) => isChosen);
    const { types } = texts[locale].listingList;
    expect(chosen.map((option) => option.label)).toEqual([types.house, types.villa]);
    expect(panel.choices.beds.value).toBe('2');
    expect(panel.numbers.maxPrice.value).toBe(locale === 'en' ? '900,000' : '900.000');
    expect(label).toBe(
      listLabels[locale]('showCount', { count: await listed('type=villa,house&beds=2&maxPrice=900000') }),
    );
  });

  it('come whatever is asked', async () => {
    const { status, answer } = await ask('type=castle&beds=-1&locale=fr&area=%01&minPrice=lots', 'filters');
    expect([status, (answer as Answer).panel.choices.beds.value]).toEqual([200, '']);
  });
});
