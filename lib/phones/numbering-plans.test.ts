import { readPhone } from './read-phone';
import { readPhones } from './read-phones';

/** Country code, trunk prefix and national numbers of the plans of the countries (ITU-T E.164, national regulators). */
const plans = [
  ['34', '', '600 112 233', '934 112 233', '900 112 233', '711 223 344'],
  ['44', '0', '20 7946 0018', '7700 900123', '161 496 0123', '1632 960123'],
  ['33', '0', '6 12 34 56 78', '1 99 00 12 34', '7 56 78 12 34'],
  ['49', '0', '209 223344', '30 23125123', '1512 3456789', '89 12345678'],
  // The zero of Italian landlines is part of the number.
  ['39', '', '06 6982 0000', '02 1234 5678', '0541 123456', '333 123 4567'],
  ['351', '', '21 123 4567', '912 345 678'],
  ['31', '0', '20 123 4567', '6 12345678'],
  ['32', '0', '2 542 35 11', '470 12 34 56'],
  ['41', '0', '44 668 18 00', '79 123 45 67'],
  ['43', '0', '1 515150', '664 1234567'],
  ['353', '0', '1 234 5678', '87 123 4567'],
  ['46', '0', '8 465 004 00', '70 174 06 05'],
  ['47', '', '22 12 34 56', '406 12 345'],
  ['45', '', '32 12 34 56', '20 12 34 56'],
  ['358', '0', '9 1234 5678', '40 123 4567'],
  ['48', '', '12 345 67 89', '512 345 678'],
  ['7', '8', '495 123 45 67', '912 345 67 89'],
  ['380', '0', '44 123 4567', '50 123 4567'],
  ['40', '0', '21 123 4567', '712 034 567'],
  ['36', '06', '1 234 5678', '20 123 4567'],
  ['420', '', '212 345 678', '601 123 456'],
  ['1', '1', '202 555 0123', '650 253 0000', '416 967 1111'],
  ['212', '0', '522 43 45 67', '650 12 34 56'],
  ['971', '0', '4 234 5678', '50 123 4567'],
  ['972', '0', '2 623 4567', '50 234 5678'],
  ['90', '0', '212 345 67 89', '532 123 45 67'],
  ['61', '0', '2 5550 1234', '491 570 156'],
  ['91', '0', '22 2345 6789', '98101 23456'],
  ['86', '0', '10 6552 9988', '138 1234 5678'],
  ['55', '0', '11 2345 6789', '11 91234 5678'],
  ['54', '0', '11 2345 6789', '9 11 2345 6789'],
  ['376', '', '712 345', '312 345'],
  ['350', '', '200 71234', '571 23456'],
  ['30', '', '21 2345 6789', '691 234 5678'],
  ['352', '', '27 61 12 34', '628 123 456'],
  ['354', '', '551 2345', '611 1234'],
  // Ten digits since 2021, of which the zero is one.
  ['225', '', '07 07 12 34 56', '27 20 21 12 34'],
] as const;

const numbers = plans.flatMap(([code, trunk, ...national]) =>
  national.map((number) => ({ code, trunk, number, e164: `+${code}${number.replaceAll(' ', '')}` })),
);

it('covers sixty numbers of twenty countries', () => {
  expect(numbers.length).toBeGreaterThanOrEqual(60);
  expect(plans.length).toBeGreaterThanOrEqual(20);
});

it.each(numbers.map(({ code, e164, number }) => [`+${code} ${number}`, e164]))('reads %s', (typed, e164) => {
  expect(readPhone(typed)).toEqual({ e164, extension: null, note: null });
  expect(readPhone(`00${typed.slice(1)}`)).toEqual({ e164, extension: null, note: null });
});

it.each(numbers.filter(({ trunk }) => trunk === '0').map(({ code, e164, number }) => [`+${code} (0)${number}`, e164]))(
  'removes the zero of %s and tells it',
  (typed, e164) => {
    for (const spelling of [typed, typed.replace('(0)', '(0) '), typed.replace('(0)', '0'), `00${typed.slice(1)}`]) {
      expect([spelling, readPhone(spelling)]).toEqual([
        spelling,
        { e164, extension: null, note: 'trunk-zero-removed' },
      ]);
    }
  },
);

it.each(numbers.filter(({ code }) => code !== '34').map(({ e164 }) => [e164.slice(1), e164]))(
  'assumes the plus of %s and tells it',
  (digits, e164) => {
    expect(readPhone(digits)).toEqual({ e164, extension: null, note: 'assumed-plus' });
  },
);

it.each(numbers.filter(({ code }) => code === '34'))('reads $number as Spanish', ({ e164, number }) => {
  expect(readPhone(number)).toEqual({ e164, extension: null, note: null });
  expect(readPhone(e164.slice(1))).toEqual({ e164, extension: null, note: 'assumed-plus' });
});

/** Numerical Recipes' generator: the same variants each time. */
let state = 54;
const pick = <Item>(items: readonly Item[]): Item => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return items[Math.floor((state / 2 ** 32) * items.length)] as Item;
};

const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const same = (text: string) => text;

function variant({ code, e164, number, trunk }: (typeof numbers)[number]) {
  const separator = pick([' ', '-', '.', '', '\u00a0', '\u202f', '\u2011', '–', ' - ', '/']);
  const [first = '', ...others] = number.split(' ');
  const groups = [pick([first, `(${first})`, `(${first}) `]), ...others].join(separator);
  const prefix = pick([`+${code}`, `00${code}`, `(+${code})`, `+(${code})`, `(00${code})`, `+ ${code}`, `00 ${code}`]);
  const zero = trunk === '0' ? pick(['', '(0)', ' (0) ', '( 0 )']) : '';
  const [mark, extension] = pick([
    ...[
      ['', null],
      ['', null],
      [' ext. 12', '12'],
      [' ext 4', '4'],
      ['x301', '301'],
      [' extensión 7', '7'],
    ],
    ...[
      [';ext=55', '55'],
      ['#9', '9'],
      [', ext. 12', '12'],
      [' (ext. 12)', '12'],
      [' Ext: 0012', '0012'],
    ],
  ] as const);
  const dress = pick([same, same, same, inDigits(0xff10), inDigits(0x660), inDigits(0x6f0)]);
  const around = pick([
    ['', ''],
    ['', ' '],
    ["'", ''],
    ['\u202a', '\u202c'],
    ['tel:', ''],
    ['Tel. ', ''],
    ['\ufeff', ''],
  ]);
  const typed = `${around[0]}${dress(`${prefix}${pick(['', ' ', '-'])}${zero}${groups}${mark}`)}${around[1]}`;
  return { typed, e164, extension };
}

const variants = Array.from({ length: 260 }, (_, n) =>
  variant(numbers[n % numbers.length] as (typeof numbers)[number]),
);

it.each(variants)('reads the variant $typed', ({ e164, extension, typed }) => {
  expect(readPhone(typed)).toMatchObject({ e164, extension });
});

it.each(variants.slice(0, 60).map((one, n) => [one, variants[n + 60] as (typeof variants)[number], n] as const))(
  'reads two variants in one cell',
  (one, other, n) => {
    const separator = [' / ', '; ', ' ::: ', '\n', ' o ', ' or '][n % 6] ?? '';
    const wanted = [one, other].map(({ e164, extension }) => expect.objectContaining({ e164, extension }));
    expect(readPhones(`${one.typed}${separator}${other.typed}`)).toEqual({ phones: wanted, left: [] });
  },
);
