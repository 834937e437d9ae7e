import type { IsoDate, Localized } from './types/common';
import type { RegionId } from './types/listing';
import type { Figure } from './rates';

/** For main homes. */
export type ReducedRate = Readonly<{ rate: number; who: Localized }>;

const CHECKED: IsoDate = '2026-11-24';

/** Named by the tools, not computed: each has its own conditions. */
export const reducedTransferTax: Readonly<Record<RegionId, Figure<readonly ReducedRate[]>>> = {
  catalonia: {
    value: [
      {
        rate: 0.05,
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
        rate: 0.06,
        who: {
          en: 'buyers under 35 under an income limit, first home up to €180,000 (8% above)',
          es: 'menores de 35 años con ingresos limitados, primera vivienda de hasta 180.000 € (8 % por encima)',
        },
      },
      {
        rate: 0.03,
        who: {
          en: 'large and single-parent families under an income limit and people with disabilities, up to €180,000 (4% above)',
          es: 'familias numerosas o monoparentales con ingresos limitados y personas con discapacidad, hasta 180.000 € (4 % por encima)',
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
      { rate: 0.04, who: { en: 'large families', es: 'familias numerosas' } },
      {
        rate: 0.054,
        who: {
          en: 'homes up to €250,000 (the tax is cut by 10%)',
          es: 'viviendas de hasta 250.000 € (bonificación del 10 % de la cuota)',
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

/** AJD of a new build that will be the buyer's main home; regions without such a rate that we know of are not here. */
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
