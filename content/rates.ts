import type { IsoDate, Localized, Sourced } from './types/common';
import type { RegionId } from './types/listing';

/** `low`: show it with “check with your adviser”. */
export type Confidence = 'high' | 'medium' | 'low';

/** `validFrom`: in force, null if irrelevant. */
export type Figure<T> = Sourced<T> & Readonly<{ confidence: Confidence; validFrom: IsoDate | null; period: Localized }>;

export type Range = Readonly<{ from: number; to: number }>;

export type AssumedRange = Range & Readonly<{ assumed: number }>;

/** `upTo` in EUR, inclusive; null is no limit. */
type TaxBand = Readonly<{ upTo: number | null; rate: number }>;

/** `marginal`: each band taxes its part. `whole`: one band taxes all. */
export type TransferTax = Readonly<{ method: 'marginal' | 'whole'; bands: readonly TaxBand[] }>;

type Moment = Readonly<{ asOf: IsoDate; validFrom: IsoDate | null; period: Localized }>;

const figure = <T>(value: T, moment: Moment, source: Localized, confidence: Confidence): Figure<T> => ({
  value,
  ...moment,
  source,
  confidence,
});

const CHECKED: IsoDate = '2026-11-20';
/** Day on which the laws were read. */
const READ: IsoDate = '2026-11-24';

const today: Moment = {
  asOf: CHECKED,
  validFrom: null,
  period: { en: 'November 2026', es: 'noviembre de 2026' },
};

const sinceJune2025: Moment = {
  asOf: CHECKED,
  validFrom: '2025-06-27',
  period: { en: 'since 27 June 2025', es: 'desde el 27 de junio de 2025' },
};

const sinceJune2026: Moment = {
  asOf: READ,
  validFrom: '2026-06-01',
  period: { en: 'since 1 June 2026', es: 'desde el 1 de junio de 2026' },
};

/** Latest published month. */
const november2025: Moment = {
  asOf: '2025-11-30',
  validFrom: null,
  period: { en: 'November 2025', es: 'noviembre de 2025' },
};

const catalanDecree: Localized = {
  en: 'Decret llei 5/2025, Generalitat de Catalunya',
  es: 'Decreto ley 5/2025, Generalitat de Catalunya',
};
const madridTaxLaw: Localized = {
  en: 'Decreto Legislativo 1/2010, Madrid region, articles 28 to 30 bis',
  es: 'Decreto Legislativo 1/2010, Comunidad de Madrid, artículos 28 a 30 bis',
};
const catalanTaxAgency: Localized = { en: 'Agència Tributària de Catalunya', es: 'Agència Tributària de Catalunya' };
const valencianLaw: Localized = { en: 'Llei 5/2025, Generalitat Valenciana', es: 'Ley 5/2025, Generalitat Valenciana' };
const madrid: Localized = { en: 'Madrid region', es: 'Comunidad de Madrid' };
const taxAgency: Localized = { en: 'Agencia Tributaria', es: 'Agencia Tributaria' };
const consumerAndAgencies: Localized = { en: 'consumer.es and estate agencies', es: 'consumer.es y agencias' };
const banks: Localized = {
  en: 'Published terms of banks and mortgage portals',
  es: 'Condiciones publicadas por bancos y portales hipotecarios',
};
const irav: Localized = {
  en: 'INE, reference index for updating rents of homes (IRAV)',
  es: 'INE, índice de referencia para actualizar las rentas de vivienda (IRAV)',
};
const ine: Localized = { en: 'INE, mortgage statistics', es: 'INE, Estadística de Hipotecas' };

/** ITP on resales. */
export const transferTax: Readonly<Record<RegionId, Figure<TransferTax>>> = {
  catalonia: figure(
    {
      method: 'marginal',
      bands: [
        { upTo: 600_000, rate: 0.1 },
        { upTo: 900_000, rate: 0.11 },
        { upTo: 1_500_000, rate: 0.12 },
        { upTo: null, rate: 0.13 },
      ],
    },
    sinceJune2025,
    catalanDecree,
    'high',
  ),
  'valencian-community': figure(
    {
      method: 'whole',
      bands: [
        { upTo: 1_000_000, rate: 0.09 },
        { upTo: null, rate: 0.11 },
      ],
    },
    sinceJune2026,
    valencianLaw,
    'high',
  ),
  madrid: figure({ method: 'whole', bands: [{ upTo: null, rate: 0.06 }] }, today, madridTaxLaw, 'high'),
};

export const transferTaxBase: Figure<'higher-of-price-and-reference-value'> = figure(
  'higher-of-price-and-reference-value',
  {
    asOf: CHECKED,
    validFrom: '2022-01-01',
    period: { en: 'since 1 January 2022', es: 'desde el 1 de enero de 2022' },
  },
  { en: 'Ley 11/2021', es: 'Ley 11/2021' },
  'high',
);

const newListingVat = figure(0.1, today, taxAgency, 'high');

/** New builds only; not for land or commercial premises. */
export const newBuildTax: Readonly<Record<RegionId, Readonly<{ vat: Figure<number>; stampDuty: Figure<number> }>>> = {
  catalonia: { vat: newListingVat, stampDuty: figure(0.015, today, catalanTaxAgency, 'high') },
  'valencian-community': { vat: newListingVat, stampDuty: figure(0.014, sinceJune2026, valencianLaw, 'high') },
  madrid: { vat: newListingVat, stampDuty: figure(0.0075, today, madrid, 'medium') },
};

/** Fraction withheld from a non-resident seller (Modelo 211). */
export const sellerWithholding: Figure<number> = figure(0.03, today, taxAgency, 'high');

/** `notary`, `registry`: fractions; `gestoria`, `appraisal`: EUR. */
export const purchaseFees: Readonly<Record<'notary' | 'registry' | 'gestoria' | 'appraisal', Figure<AssumedRange>>> = {
  notary: figure({ from: 0.002, to: 0.005, assumed: 0.003 }, today, consumerAndAgencies, 'medium'),
  registry: figure({ from: 0.001, to: 0.0025, assumed: 0.0015 }, today, consumerAndAgencies, 'medium'),
  gestoria: figure({ from: 300, to: 500, assumed: 400 }, today, consumerAndAgencies, 'medium'),
  appraisal: figure({ from: 300, to: 600, assumed: 450 }, today, consumerAndAgencies, 'medium'),
};

export const mortgageCosts: Figure<Readonly<Record<'deed' | 'appraisal' | 'copies' | 'openingFee', 'bank' | 'buyer'>>> =
  figure(
    { deed: 'bank', appraisal: 'buyer', copies: 'buyer', openingFee: 'buyer' },
    {
      asOf: CHECKED,
      validFrom: '2019-06-16',
      period: { en: 'since 16 June 2019', es: 'desde el 16 de junio de 2019' },
    },
    { en: 'Ley 5/2019 on mortgage credit', es: 'Ley 5/2019, de crédito inmobiliario' },
    'high',
  );

export type BuyerResidence = 'resident' | 'nonResident';

/** Fraction of the lower of price and appraisal. */
export const loanToValue: Readonly<Record<BuyerResidence, Figure<Range>>> = {
  resident: figure({ from: 0.8, to: 0.8 }, today, banks, 'high'),
  nonResident: figure({ from: 0.6, to: 0.7 }, today, banks, 'high'),
};

/** Fraction of net income. */
export const debtRatio: Figure<Range> = figure({ from: 0.3, to: 0.35 }, today, banks, 'high');

export const maxTermYears: Readonly<Record<BuyerResidence, Figure<Range>>> = {
  resident: figure({ from: 30, to: 30 }, today, banks, 'medium'),
  nonResident: figure({ from: 20, to: 30 }, today, banks, 'medium'),
};

/** Age at full repayment. */
export const maxAgeAtEnd: Figure<number> = figure(75, today, banks, 'medium');

export const meanMortgageRate: Figure<number> = figure(0.0297, november2025, ine, 'high');

export const meanMortgageTermYears: Figure<number> = figure(25, november2025, ine, 'high');

export const fixedRateShare: Figure<number> = figure(0.615, november2025, ine, 'high');

/** Highest index value read (LAU art. 18). Enter newer values before letting by it. */
export const rentUpdate: Figure<number> = figure(
  0.0232,
  { asOf: '2025-12-31', validFrom: null, period: { en: 'December 2025', es: 'diciembre de 2025' } },
  irav,
  'medium',
);

export const saleTimeWellPricedDays: Figure<Range> = figure(
  { from: 30, to: 90 },
  today,
  {
    en: 'Well-priced apartments in Barcelona, our experience',
    es: 'Pisos con buen precio en Barcelona, según nuestra experiencia',
  },
  'medium',
);
