import { setListingIds } from '@/lib/listings/catalogue/listing-ids';
import { checkRedirects } from './check-redirects';

const SITE = 'https://www.agency.example';
const stored = new Map([
  ['/known.php', '/es/comprar'],
  ['/gone.php', null],
]);

beforeAll(() => setListingIds([{ id: 'flat', reference: 'CM-1' }], ['sold-flat']));

const check = (...pairs: readonly (readonly [string, string])[]) =>
  checkRedirects(
    pairs.map(([from, to], position) => ({ line: position + 2, from, to })),
    stored,
    SITE,
  );

it('takes pages of this site, with query and anchor, whole addresses of it, and what is gone', () => {
  const { refused, rules } = check(
    ['/ficha.php?id=7', '/es/properties/flat'],
    ['https://old.example/lista.asp?zona=gracia', `${SITE}/en/properties?area=gracia#list`],
    ['/inicio.html', '/'],
    ['/aviso', '/es/contact/'],
    ['/plano.pdf', '410'],
    ['/known.php', '/es/sell'],
    ['/aviso', '/es/contact'],
  );
  expect(refused).toEqual([]);
  expect(Object.fromEntries(rules)).toEqual({
    '/ficha.php?id=7': '/es/properties/flat',
    '/lista.asp?zona=gracia': '/en/properties?area=gracia#list',
    '/inicio.html': '/',
    '/aviso': '/es/contact',
    '/plano.pdf': null,
    '/known.php': '/es/sell',
  });
});

it.each([
  ['ficha', '/es/comprar', 'notAddress'],
  ['/es/contact', '/es/comprar', 'ownPage'],
  ['/Contact', '/es/comprar', 'ownPage'],
  ['/properties/sold-flat', '/es/comprar', 'ownPage'],
  ['/', '/es/comprar', 'ownPage'],
  ['/robots.txt', '410', 'ownPage'],
  ['/a.php', '', 'noTarget'],
  ['/a.php', 'https://elsewhere.example/x', 'elsewhere'],
  ['/a.php', '//elsewhere.example/x', 'elsewhere'],
  ['/a.php', '/\\elsewhere.example', 'elsewhere'],
  ['/a.php', 'javascript:alert(1)', 'elsewhere'],
  ['/a.php', `${SITE}.evil.example/x`, 'elsewhere'],
  ['/a.php', '/nowhere', 'noSuchPage'],
  ['/a.php', '/es/properties/unknown', 'noSuchPage'],
  ['/a.php', '/es/properties/sold-flat', 'noSuchPage'],
  ['/a.php', '/dashboard/agency', 'noSuchPage'],
  ['/a.php', '/gone.php', 'chainToGone'],
  ['/a.php', '/a.php', 'loop'],
] as const)('refuses %s to %s: %s', (from, to, problem) => {
  expect(check([from, to]).refused).toMatchObject([{ line: 2, problem }]);
});

it('refuses addresses that no visitor types', () => {
  expect(check([`/${'a'.repeat(1_001)}`, '/es/comprar']).refused).toMatchObject([{ problem: 'tooLong' }]);
});

it('says where a chain ends, in rows that are stored and in those of the file', () => {
  const { refused, rules } = check(['/a.php', '/known.php'], ['/b.php', '/c.php'], ['/c.php', '/es/sell']);
  expect(refused).toEqual([
    { line: 2, from: '/a.php', problem: 'chain', end: '/es/comprar' },
    { line: 3, from: '/b.php', problem: 'chain', end: '/es/sell' },
  ]);
  expect([...rules]).toEqual([['/c.php', '/es/sell']]);
});

it('refuses loops of any length, and the second of two rows that say different things', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/a']).refused.map(({ problem }) => problem)).toEqual([
    'loop',
    'loop',
    'loop',
  ]);
  expect(check(['/a.php', '/es/sell'], ['/A.php', '/es/comprar']).refused).toEqual([
    { line: 3, from: '/A.php', problem: 'twice' },
  ]);
});

it('does not make a chain of the target of another: its page has gone since', () => {
  const target = new Map([['/x.php', '/es/properties/former']]);
  const line = { line: 1, from: '/es/properties/former', to: '/es/comprar' };
  expect(checkRedirects([line], target, SITE).refused).toEqual([
    { line: 1, from: '/es/properties/former', problem: 'isTarget', end: '/x.php' },
  ]);
});
