/**
 * `node tests/bench/search.mjs [--homes 5000] [--rounds 4000]`: what does a filtered list cost the server with 5,000
 * homes, against the portfolio of today? First the search alone (reading the query, one pass over the index, the
 * addresses of the page's links), in this process. Then the time of a filtered page with the portfolio of today. The
 * page shows nine homes whatever the portfolio holds, so with more homes it takes that time and what the search takes
 * longer; the ratio of the two must be at most 2.
 */
import { parseArgs } from 'node:util';
import '../support/typescript-loader.mjs';
import { settingsIn, startInstance, temporaryFolder } from '../support/live/instance.mjs';

const MAX_RATIO = 2;
const PAGE_ROUNDS = 300;

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '4000' },
  },
});

/** What visitors ask, from nothing to nonsense. */
const queries = [
  '',
  'type=villa',
  'area=gr%C3%A0cia',
  'area=costa%20blanca&beds=2&minPrice=300000&maxPrice=1500000',
  'location=carrer%20verdi%20barcelona',
  // A slip: the nearest word of all listings is looked for.
  'location=moraria',
  'operation=sale&type=apartment&area=eixample&beds=2&minSize=80&sort=price-asc&page=2',
  'type=castle&beds=-3&page=9999&price=abc',
];

const bench = await loadCode();
const today = bench.entries;
const many = grow(today, Number(values.homes));
const small = measureSearch(bench, today);
const large = measureSearch(bench, many);
const page = await measurePage();
const ratio = (share) => (page[share] + large[share] - small[share]) / page[share];

console.log(`${'homes'.padEnd(28)} index once   search p50   search p95  (ms)`);
print(`${today.length} (today)`, small);
print(String(many.length), large);
console.log(`\nfiltered page, ${today.length} homes: p50 ${page.p50.toFixed(2)} ms, p95 ${page.p95.toFixed(2)} ms`);
console.log(
  `page with ${many.length} homes against ${today.length}: p50 × ${ratio('p50').toFixed(2)}, p95 × ${ratio('p95').toFixed(2)}`,
);
if (ratio('p95') > MAX_RATIO) {
  console.error(`The page must take at most ${MAX_RATIO} times as long.`);
  process.exitCode = 1;
}

/** The search and the portfolio. */
async function loadCode() {
  const { areas, areaGroups } = await import('@/content/areas');
  const { listings } = await import('@/content/properties/all');
  const groups = areaGroups.map(({ id, name, aliases }) => ({
    key: id,
    name,
    aliases,
    areas: areas.filter(({ group }) => group === id).map((area) => area.id),
  }));
  return {
    places: [...groups, ...areas.map(({ id, name, aliases }) => ({ key: id, name, aliases, areas: [id] }))],
    entries: Object.values(listings).map((listing) => ({
      ...listing,
      isFeatured: listing.featured,
      words: [listing.street, listing.neighbourhood, listing.municipality, listing.postalCode, listing.reference],
    })),
    ...(await import('@/lib/listings/search/search-index')),
    ...(await import('@/lib/listings/search/parse-filters')),
    ...(await import('@/lib/listings/search/search')),
    ...(await import('@/lib/listings/search/search-href')),
    operations: (await import('@/content/types/listing')).operations,
    propertyTypes: (await import('@/content/types/property-type')).propertyTypes,
  };
}

/** As many homes as asked, like those there are, at other prices and sizes. */
function grow(entries, count) {
  return Array.from({ length: count }, (_, number) => {
    const model = entries[number % entries.length];
    const factor = 0.6 + ((number * 37) % 100) / 100;
    return {
      ...model,
      id: `${model.id}-${number}`,
      isFeatured: number < 4,
      price: Math.round(model.price * factor),
      builtArea: model.builtArea && Math.round(model.builtArea * factor),
      published: `2026-${String(1 + (number % 11)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
    };
  });
}

function measureSearch(bench, entries) {
  const began = performance.now();
  const index = bench.buildSearchIndex(entries, bench.places);
  const build = performance.now() - began;
  const once = (query) => {
    const filters = bench.parseFilters(new URLSearchParams(query), bench.places);
    const result = bench.search(index, filters);
    const links = [
      ...[null, ...bench.propertyTypes].map((type) => ({ ...filters, type, page: 1 })),
      ...[null, ...bench.operations].map((operation) => ({ ...filters, operation, page: 1 })),
      ...[1, 2, result.pageCount].map((page) => ({ ...filters, page })),
    ].map((wanted) => bench.searchHref(wanted, bench.places));
    return result.items.length + links.length;
  };
  const rounds = Number(values.rounds);
  for (let round = 0; round < rounds / 4; round += 1) once(queries[round % queries.length]);
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    once(queries[round % queries.length]);
    return performance.now() - start;
  });
  return { build, ...shares(times) };
}

async function measurePage() {
  const site = await startInstance(settingsIn(temporaryFolder('search-site')));
  const ask = async (query) => {
    const start = performance.now();
    const response = await fetch(`${site.url}/en/properties?${query}`, { headers: { 'accept-encoding': 'identity' } });
    await response.text();
    if (!response.ok) throw new Error(`${response.status} for ${query}`);
    return performance.now() - start;
  };
  const filtered = queries.filter(Boolean);
  for (let round = 0; round < PAGE_ROUNDS / 4; round += 1) await ask(filtered[round % filtered.length]);
  const times = [];
  for (let round = 0; round < PAGE_ROUNDS; round += 1) times.push(await ask(filtered[round % filtered.length]));
  await site.stop();
  return shares(times);
}

function shares(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  return { p50: at(0.5), p95: at(0.95) };
}

function print(name, { build, p50, p95 }) {
  const column = (time) => time.toFixed(3).padStart(11);
  console.log(`${name.padEnd(26)} ${column(build)}  ${column(p50)}  ${column(p95)}`);
}
