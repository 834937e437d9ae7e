import type { Locale } from '@/lib/i18n/locales';
import { linesOf, proseIn } from '@/tests/support/prose';
import { fillFigures } from './fill-figures';

const tax =
  '(?:\\b(?:ITP|IVA|VAT|AJD|IBI)\\b|[Tt]ransfer[ -]tax|[Ss]tamp duty|[Pp]roperty tax|[Nn]on-residents pay|' +
  '[Ii]mpuesto de transmisiones|[Aa]ctos jurídicos documentados|[Nn]o residentes pagan|' +
  '[Ww]ithh(?:olds?|eld|olding)|[Rr]eti(?:ene|enen)|[Rr]etención|[Mm]odelo 211)';

const rate = '(?:\\d+(?:[.,]\\d+)?(?:–| (?:to|al?|y|and) ))?\\d+(?:[.,]\\d+)? ?%';

/** Stops at the end of a statement. */
const between = '(?:(?!\\. |[;%?!]).)';

const named = new RegExp(`${tax}${between}{0,70}?${rate}.{0,30}|${rate}${between}{0,25}?${tax}.{0,30}`, 'g');

const exceptions: readonly Readonly<{ reason: string; words: RegExp }>[] = [
  { reason: 'national range of stamp duty (specification, section 9)', words: /1(?:–| al )1[.,]5 ?%/ },
  {
    reason: 'national range of the property tax (specification, section 9)',
    words: /0[.,]4(?:–| to | al | y el )1[.,]1 ?%/,
  },
  { reason: 'range of the non-resident income tax (specification, section 9)', words: /\b19 (?:to|y el) 24 ?%/ },
  {
    reason: 'non-resident income tax (specification, section 9)',
    words: /residents? .{0,45}19 ?%|residentes .{0,45}19 ?%/i,
  },
  { reason: 'rate in force before the one of today', words: /used to charge 10%|\(ITP\); antes era un 10 %/ },
  { reason: 'rates of 2024 in an article about that year', words: /10 ?%; 11 ?% (?:on the|sobre)/ },
  {
    reason: 'property tax assumed in an example',
    words: /0[.,][67] ?% (?:of a|de un) (?:cadastral value|valor catastral)/,
  },
  { reason: 'share of the rent that costs come to', words: /26[.,]3 ?% (?:of the rent|de la renta)/ },
  { reason: 'tax on the gain of a non-resident (specification, section 9)', words: /19% \| Withheld/ },
  { reason: 'part of the price that banks lend', words: /6?0?(?: to | al |–)?70 ?%|80 ?%/ },
];

const plain = (text: string): string =>
  text
    .replace(/<\/(?:p|li|caption|h2|h3|tr)>/g, '. ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

async function literalRates(locale: Locale): Promise<string[]> {
  const texts = (await proseIn(locale)).flatMap(({ module }) => linesOf(module));
  return texts.flatMap((text) => plain(text).match(named) ?? []);
}

describe.each(['en', 'es'] as const)('texts in %s', (locale) => {
  it('name no tax with a rate that is typed', async () => {
    const found = await literalRates(locale);
    expect(found.filter((clause) => !exceptions.some(({ words }) => words.test(clause)))).toEqual([]);
  });
});

it('has no exception without a text', async () => {
  const found = [...(await literalRates('en')), ...(await literalRates('es'))];
  expect(exceptions.filter(({ words }) => !found.some((clause) => words.test(clause)))).toEqual([]);
});

it('fills in the figures of the calculators, and refuses a name that is none', () => {
  expect(fillFigures({ note: ['ITP {itp.catalonia.1}', 'AJD {ajd.valencian.mainHome}'] }, 'es')).toEqual({
    note: ['ITP 10\u00a0%', 'AJD 0,1\u00a0%'],
  });
  expect(() => fillFigures('{itp.atlantis}', 'en')).toThrow('itp.atlantis');
});
