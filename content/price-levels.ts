import type { Localized } from './types/common';
import type { Figure } from './rates';

/** `deals`: registered sales, scaled to 2025. `asking`: asking prices, above deals. `stated`: of a file, by its source. */
type PriceBasis = 'deals' | 'asking' | 'stated';

/** EUR per m2, resale. `area`: id of a place. */
export type PriceLevel = Readonly<{
  id: string;
  name: string;
  kind: 'district' | 'town' | 'province';
  area: string | null;
  basis: PriceBasis;
  price: Figure<number>;
}>;

/** `price` null: above the district, no figure; the tool shows the district's range. */
export type PriceOverride = Readonly<{
  id: string;
  name: string;
  district: string;
  area: string;
  relation: 'own-figure' | 'above-district';
  basis: PriceBasis;
  price: Figure<number> | null;
}>;

const cityDeals: Localized = {
  en: 'Registered sales in the first half of 2022 (Barcelona City Council statistics), scaled by 1.188 to 2025: our estimate',
  es: 'Compraventas registradas del primer semestre de 2022 (estadística del Ayuntamiento de Barcelona), llevadas a 2025 con el factor 1,188: estimación propia',
};

const portals: Localized = {
  en: 'Asking prices on property portals',
  es: 'Precios de oferta en portales inmobiliarios',
};

const deals = (value: number): Figure<number> => ({
  value,
  asOf: '2025-12-31',
  validFrom: null,
  period: { en: '2025, estimated from 2022', es: '2025, estimado a partir de 2022' },
  source: cityDeals,
  confidence: 'medium',
});

const asking = (value: number): Figure<number> => ({
  value,
  asOf: '2025-12-31',
  validFrom: null,
  period: { en: '2025', es: '2025' },
  source: portals,
  confidence: 'medium',
});

export const barcelonaLevels: readonly PriceLevel[] = [
  { id: 'ciutat-vella', name: 'Ciutat Vella', kind: 'district', area: null, basis: 'deals', price: deals(4920) },
  { id: 'eixample', name: 'Eixample', kind: 'district', area: 'eixample', basis: 'deals', price: deals(5650) },
  { id: 'sants-montjuic', name: 'Sants-Montjuïc', kind: 'district', area: null, basis: 'deals', price: deals(4410) },
  { id: 'les-corts', name: 'Les Corts', kind: 'district', area: null, basis: 'deals', price: deals(5690) },
  {
    id: 'sarria-sant-gervasi',
    name: 'Sarrià-Sant Gervasi',
    kind: 'district',
    area: 'sarria-sant-gervasi',
    basis: 'deals',
    price: deals(7000),
  },
  { id: 'gracia', name: 'Gràcia', kind: 'district', area: 'gracia', basis: 'deals', price: deals(5230) },
  { id: 'horta-guinardo', name: 'Horta-Guinardó', kind: 'district', area: null, basis: 'deals', price: deals(3840) },
  { id: 'nou-barris', name: 'Nou Barris', kind: 'district', area: null, basis: 'deals', price: deals(2950) },
  { id: 'sant-andreu', name: 'Sant Andreu', kind: 'district', area: null, basis: 'deals', price: deals(3630) },
  { id: 'sant-marti', name: 'Sant Martí', kind: 'district', area: null, basis: 'deals', price: deals(4730) },
];

export const barcelonaOverrides: readonly PriceOverride[] = [
  {
    id: 'diagonal-mar',
    name: 'Diagonal Mar',
    district: 'sant-marti',
    area: 'diagonal-mar',
    relation: 'own-figure',
    basis: 'asking',
    price: {
      value: 8240,
      asOf: '2025-02-28',
      validFrom: null,
      period: { en: 'February 2025', es: 'febrero de 2025' },
      source: {
        en: 'Asking prices on property portals',
        es: 'Precios de oferta en portales inmobiliarios',
      },
      confidence: 'medium',
    },
  },
  {
    id: 'pedralbes',
    name: 'Pedralbes',
    district: 'les-corts',
    area: 'pedralbes',
    relation: 'above-district',
    basis: 'deals',
    price: null,
  },
];

export const costaBlancaLevels: readonly PriceLevel[] = [
  { id: 'moraira', name: 'Moraira', kind: 'town', area: 'moraira', basis: 'asking', price: asking(4364) },
  { id: 'xabia', name: 'Xàbia', kind: 'town', area: null, basis: 'asking', price: asking(3909) },
  { id: 'benissa', name: 'Benissa', kind: 'town', area: 'benissa', basis: 'asking', price: asking(3656) },
  { id: 'altea', name: 'Altea', kind: 'town', area: 'altea', basis: 'asking', price: asking(3476) },
  { id: 'calp', name: 'Calp', kind: 'town', area: 'calp', basis: 'asking', price: asking(3415) },
  { id: 'benidorm', name: 'Benidorm', kind: 'town', area: null, basis: 'asking', price: asking(3246) },
  { id: 'denia', name: 'Dénia', kind: 'town', area: null, basis: 'asking', price: asking(3217) },
  { id: 'santa-pola', name: 'Santa Pola', kind: 'town', area: null, basis: 'asking', price: asking(2438) },
  { id: 'torrevieja', name: 'Torrevieja', kind: 'town', area: null, basis: 'asking', price: asking(2262) },
  { id: 'alicante', name: 'Alicante', kind: 'province', area: null, basis: 'asking', price: asking(2670) },
];

/** `spread`: half width of every displayed range, as a fraction; at least the largest measured error. */
export const priceMethod = { dealsScale: 1.188, maxDeviationWhereChecked: 0.09, spread: 0.15 } as const;
