import * as rates from '@/content/rates';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { linesOf, proseIn } from '@/tests/support/prose';
import { fillFigures } from './fill-figures';

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function textsIn(locale: Locale): Promise<string[]> {
  const prose = await proseIn(locale);
  return prose
    .flatMap(({ file, module }) =>
      linesOf(/^(?:articles|guides|faqs)/.test(file) ? fillFigures(module, locale) : module),
    )
    .map(plain);
}

type Fact = Readonly<{
  name: string;
  patterns: Readonly<Record<Locale, readonly RegExp[]>>;
  figures: readonly number[];
}>;

const { catalonia, 'valencian-community': valencian } = rates.transferTax;
const percent = (fraction: number) => Number((fraction * 100).toFixed(2));
const bands = ({ value }: typeof catalonia) =>
  value.bands.flatMap(({ rate, upTo }) => (upTo === null ? [percent(rate)] : [percent(rate), upTo]));
const range = ({ from, to }: rates.Range) => [percent(from), percent(to)];

const facts: readonly Fact[] = [
  {
    name: 'mean rate of new mortgages',
    figures: [percent(rates.meanMortgageRate.value)],
    patterns: {
      en: [/(?:average|mean) rate[^.;]{0,70}? (\d\.\d+)%/g, /(\d\.\d+)%, the (?:average|mean) (?:rate )?of/g],
      es: [/[Tt]ipo medio[^.;]{0,60}? (\d,\d+) %/g, /(\d,\d+) %, (?:el tipo medio|la media) de/g],
    },
  },
  {
    name: 'fixed share of new mortgages',
    figures: [percent(rates.fixedRateShare.value)],
    patterns: { en: [/(\d\d\.\d)% [^.;]{0,30}fixed/g], es: [/(\d\d,\d) % [^.;]{0,30}tipo fijo/g] },
  },
  {
    name: 'transfer tax of Catalonia',
    figures: bands(catalonia),
    patterns: {
      en: [
        /(\d+)% up to €([\d,]+)[;,] (\d+)% (?:from there to|up to|to) €([\d,]+)[;,] (\d+)% (?:up )?to €([\d,]+)(?: and|[;,]) (\d+)%/g,
      ],
      es: [
        /(\d+) % hasta ([\d.]+) €[;,] (\d+) % (?:hasta|de ahí a) ([\d.]+) €[;,] (\d+) % hasta ([\d.]+) €(?: y|[;,]) (\d+) %/g,
      ],
    },
  },
  {
    name: 'transfer tax of the Valencian Community',
    // Both rates, then the limit between them.
    figures: bands(valencian).toSorted((one, other) => one - other),
    patterns: {
      en: [/(\d+)%[;,] (?:or )?(\d+)% on the whole value(?: if it is)? above €([\d,]+)/g],
      es: [/(\d+) %[;,] (?:o )?(\d+) % sobre (?:todo )?el valor(?: entero)?(?: por encima de| si supera) ([\d.]+) €/g],
    },
  },
  {
    name: 'stamp duty of the three regions',
    figures: Object.values(rates.newBuildTax).map(({ stampDuty }) => percent(stampDuty.value)),
    patterns: {
      en: [/AJD[^|]*\|(?: 10% and)? (\d\.\d+)%[^|]*\|(?: 10% and)? (\d\.\d+)%[^|]*\|(?: 10% and)? (\d\.\d+)%/g],
      es: [/AJD[^|]*\|(?: 10 % y)? (\d,\d+) %[^|]*\|(?: 10 % y)? (\d,\d+) %[^|]*\|(?: 10 % y)? (\d,\d+) %/g],
    },
  },
  {
    name: 'notary',
    figures: range(rates.purchaseFees.notary.value),
    patterns: {
      en: [/[Nn]otary[^.;|]{0,20}? (\d\.\d+)(?:–| to |% to )(\d\.\d+)%/g],
      es: [/[Nn]otaría[^.;|]{0,20}? (\d,\d+) (?:al|y el) (\d,\d+) %/g],
    },
  },
  {
    name: 'instalments as a share of income',
    figures: range(rates.debtRatio.value),
    patterns: {
      en: [/(\d\d) (?:to|or) (\d\d)% of (?:your |their )?(?:net )?income/g],
      es: [/(\d\d) (?:o|al|o, como mucho, del) (\d\d) % de los ingresos/g],
    },
  },
];

const numberOf = (text: string, locale: Locale) =>
  Number(locale === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

describe.each(['en', 'es'] as const)('texts in %s', (locale) => {
  it.each(facts)('type the $name as the calculators have it', async ({ patterns, figures }) => {
    const found = (await textsIn(locale)).flatMap((text) =>
      patterns[locale].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([words, ...typed]) => ({
          words,
          typed: typed.map((figure) => numberOf(figure, locale)),
        })),
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ typed }) => typed.join() !== figures.join())).toEqual([]);
  });

  it.each([
    [
      'Catalonia',
      {
        en: /[Tt]ransfer tax[^.;|]{0,25} in Catalonia[^.;|]{0,25} since (\d+ \w+ \d{4})/g,
        es: /ITP[^.;|]{0,35} en Cataluña[^.;|]{0,25} desde el (\d+ de \w+ de \d{4})/g,
      },
      catalonia,
    ],
    [
      'the Valencian Community',
      {
        en: /[Tt]ransfer tax[^.;|]{0,20} in the Valencian Community since (\d+ \w+ \d{4})/g,
        es: /ITP[^.;|]{0,10} en la Comunitat Valenciana desde el (\d+ de \w+ de \d{4})/g,
      },
      valencian,
    ],
  ] as const)('date the transfer tax of %s as the calculators do', async (_, patterns, { validFrom }) => {
    const dates = (await textsIn(locale)).flatMap((text) =>
      [...text.matchAll(patterns[locale])].map(([, date]) => date),
    );
    expect(dates.length).toBeGreaterThan(0);
    expect(new Set(dates)).toEqual(new Set([formatDate(validFrom ?? '', locale)]));
  });
});
