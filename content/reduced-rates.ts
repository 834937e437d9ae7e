import type { IsoDate, Localized } from './types/common';
import type { RegionId } from './types/listing';
import type { Figure } from './rates';

export const buyerConditions = ['young', 'largeFamily', 'singleParent', 'disability'] as const;

export type BuyerCondition = (typeof buyerConditions)[number];

export type ReducedRate = Readonly<{
  /** One is enough; null: every main home. */
  conditions: readonly BuyerCondition[] | null;
  /** Years; null: any age. */
  maxAge: number | null;
  /** One band taxes the whole value; above the last, the general rate applies. */
  bands: readonly Readonly<{ upTo: number | null; rate: number }>[];
  who: Localized;
}>;

const CHECKED: IsoDate = '2026-11-24';

/** Each law has further conditions. */
export const reducedTransferTax: Readonly<Record<RegionId, Figure<readonly ReducedRate[]>>> = {
  catalonia: {
    value: [
      {
        conditions: ['young', 'largeFamily', 'singleParent', 'disability'],
        maxAge: 35,
        bands: [{ upTo: null, rate: 0.05 }],
        who: {
          en: 'buyers up to 35, large and single-parent families and people with disabilities, under an income limit',
          es: 'compradores de hasta 35 años, familias numerosas o monoparentales y personas con discapacidad, con ingresos limitados',
        },
      },
    ],
    asOf: CHECKED,
    validFrom: '2025-06-27',
    period: { en: 'since 27 June 2025', es: 'desde el 27 de junio de 2025' },
    source: {
      en: 'Tax code of Catalonia, articles 641-2 to 641-5, as changed by Decret llei 5/2025',
      es: 'Código tributario de Cataluña, artículos 641-2 a 641-5, con los cambios del Decreto ley 5/2025',
    },
    confidence: 'high',
  },
  'valencian-community': {
    value: [
      {
        conditions: ['young'],
        maxAge: 34,
        bands: [
          { upTo: 180_000, rate: 0.06 },
          { upTo: null, rate: 0.08 },
        ],
        who: {
          en: 'buyers under 35 under an income limit, first home up to {limit} ({above} above)',
          es: 'menores de 35 años con ingresos limitados, primera vivienda de hasta {limit} ({above} por encima)',
        },
      },
      {
        conditions: ['largeFamily', 'singleParent', 'disability'],
        maxAge: null,
        bands: [
          { upTo: 180_000, rate: 0.03 },
          { upTo: null, rate: 0.04 },
        ],
        who: {
          en: 'large and single-parent families under an income limit and people with disabilities, up to {limit} ({above} above)',
          es: 'familias numerosas o monoparentales con ingresos limitados y personas con discapacidad, hasta {limit} ({above} por encima)',
        },
      },
    ],
    asOf: CHECKED,
    validFrom: '2024-01-01',
    period: { en: 'since 1 January 2024', es: 'desde el 1 de enero de 2024' },
    source: {
      en: 'Llei 13/1997, Generalitat Valenciana, article 13',
      es: 'Ley 13/1997, Generalitat Valenciana, artículo 13',
    },
    confidence: 'high',
  },
  madrid: {
    value: [
      {
        conditions: ['largeFamily'],
        maxAge: null,
        bands: [{ upTo: null, rate: 0.04 }],
        who: { en: 'large families', es: 'familias numerosas' },
      },
      {
        conditions: null,
        maxAge: null,
        // The tax is cut by 10%.
        bands: [{ upTo: 250_000, rate: 0.054 }],
        who: {
          en: 'homes up to {limit} (a cut in the tax)',
          es: 'viviendas de hasta {limit} (bonificación de la cuota)',
        },
      },
    ],
    asOf: CHECKED,
    validFrom: null,
    period: { en: 'November 2026', es: 'noviembre de 2026' },
    source: {
      en: 'Decreto Legislativo 1/2010, Madrid region, articles 29 and 30 bis',
      es: 'Decreto Legislativo 1/2010, Comunidad de Madrid, artículos 29 y 30 bis',
    },
    confidence: 'medium',
  },
};

/** AJD of main homes; regions without a known rate are omitted. */
export const mainHomeStampDuty: Readonly<Partial<Record<RegionId, Figure<number>>>> = {
  'valencian-community': {
    value: 0.001,
    asOf: CHECKED,
    validFrom: null,
    period: { en: 'November 2026', es: 'noviembre de 2026' },
    source: {
      en: 'Ley 13/1997, Generalitat Valenciana, article 14',
      es: 'Ley 13/1997, Generalitat Valenciana, artículo 14',
    },
    confidence: 'medium',
  },
};
