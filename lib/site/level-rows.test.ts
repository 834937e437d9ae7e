import { readLevelRows } from './level-rows';

const TODAY = '2026-11-28';
const HEAD = 'place;quarter;EUR per m2;source\n';
const read = (...rows: readonly string[]) => readLevelRows(HEAD + rows.join('\n'), TODAY);
const SOURCE = 'Registradores';

it('reads places by id and by any of their names, and prices as Spain and Britain write them', () => {
  const { levels, problems } = read(
    `gracia;2026-Q3;5.450;${SOURCE}`,
    `Jávea;3T 2026;4,010 €;${SOURCE}`,
    `XÀBIA;2026T2;4010;${SOURCE}`,
    `Pedralbes;Q2 2026;7100,4;${SOURCE}`,
  );
  expect(levels).toEqual([
    { place: 'gracia', quarter: '2026-Q3', price: 5_450, source: SOURCE },
    { place: 'xabia', quarter: '2026-Q3', price: 4_010, source: SOURCE },
    { place: 'pedralbes', quarter: '2026-Q2', price: 7_100, source: SOURCE },
  ]);
  expect(problems).toEqual([{ line: 4, reason: '“XÀBIA” is in line 3 already' }]);
});

it('reads a file without a head, with commas', () => {
  expect(readLevelRows(`Eixample,2026-Q3,6100,${SOURCE}`, TODAY)).toMatchObject({
    levels: [{ place: 'eixample' }],
    problems: [],
  });
});

it.each([
  ['an unknown place', `Vic;2026-Q3;2000;${SOURCE}`, /^“Vic” is no place with a price level: .*gracia/],
  ['a month', `gracia;2026-07;5450;${SOURCE}`, /^“2026-07” is no quarter/],
  ['a fifth quarter', `gracia;2026-Q5;5450;${SOURCE}`, /is no quarter/],
  ['a quarter that has not ended', `gracia;2026-Q4;5450;${SOURCE}`, /2026-Q4 has not ended/],
  ['a price in words', `gracia;2026-Q3;about 5000;${SOURCE}`, /is no price per m2/],
  ['a price of a home', `gracia;2026-Q3;450000;${SOURCE}`, /is no price per m2/],
  ['no source', 'gracia;2026-Q3;5450;', /the source is missing/],
  ['a missing column', 'gracia;2026-Q3;5450', /it has 3 columns/],
])('refuses %s with its line', (_what, row, reason) => {
  const { levels, problems } = read(`sant-marti;2026-Q3;4900;${SOURCE}`, row);
  expect(levels).toHaveLength(1);
  expect(problems).toEqual([{ line: 3, reason: expect.stringMatching(reason) as string }]);
});
