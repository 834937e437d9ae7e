import type { Confidence, Range } from './rates';
import type { IsoDate, Localized } from './types/common';
import type { Condition, EnergyClass } from './types/listing';
import type { ValuedType } from './types/property-type';

/** Fraction of the price per m2. */
export type Effect = Range & Readonly<{ assumed: number }>;

const effect = (from: number, assumed: number, to: number): Effect => ({ from, assumed, to });

const none = effect(0, 0, 0);

/** The agency's experience, not measurements. */
export const valuationFactors = {
  asOf: '2026-11-20' as IsoDate,
  confidence: 'low' as Confidence,
  source: {
    en: 'Our own experience of sales in Barcelona and on the Costa Blanca: orders of magnitude, not measurements',
    es: 'Nuestra experiencia de ventas en Barcelona y en la Costa Blanca: órdenes de magnitud, no mediciones',
  } satisfies Localized,
  /** Relative to `reference` m2. */
  size: { reference: 90, power: effect(-0.12, -0.08, -0.04) },
  type: {
    apartment: none,
    penthouse: effect(0.05, 0.1, 0.2),
    duplex: effect(-0.05, 0, 0.05),
    house: effect(-0.05, 0, 0.05),
    villa: effect(0, 0.1, 0.2),
  } satisfies Readonly<Record<ValuedType, Effect>>,
  condition: {
    new: effect(0.08, 0.12, 0.18),
    'as-new': effect(0.05, 0.08, 0.12),
    good: none,
    'to-update': effect(-0.12, -0.08, -0.05),
    'to-renovate': effect(-0.25, -0.18, -0.12),
  } satisfies Readonly<Record<Condition, Effect>>,
  // Inclusive; null is no limit.
  floorWithLift: [
    { upTo: 0, effect: effect(-0.12, -0.08, -0.04) },
    { upTo: 2, effect: none },
    { upTo: 5, effect: effect(0, 0.02, 0.04) },
    { upTo: null, effect: effect(0.02, 0.05, 0.08) },
  ],
  floorWithoutLift: [
    { upTo: 0, effect: effect(-0.12, -0.08, -0.04) },
    { upTo: 1, effect: effect(-0.04, -0.02, 0) },
    { upTo: 2, effect: effect(-0.08, -0.06, -0.04) },
    { upTo: 3, effect: effect(-0.14, -0.11, -0.08) },
    { upTo: null, effect: effect(-0.22, -0.17, -0.12) },
  ],
  year: [
    { upTo: 1939, effect: effect(-0.05, 0, 0.06) },
    { upTo: 1979, effect: effect(-0.06, -0.03, 0) },
    { upTo: 2006, effect: none },
    { upTo: null, effect: effect(0.02, 0.05, 0.08) },
  ],
  energy: {
    A: effect(0.02, 0.04, 0.07),
    B: effect(0.02, 0.03, 0.06),
    C: effect(0, 0.01, 0.03),
    D: none,
    E: none,
    F: effect(-0.03, -0.01, 0),
    G: effect(-0.05, -0.02, 0),
  } satisfies Readonly<Record<EnergyClass, Effect>>,
  /** Terrace m2 relative to floor m2. */
  terrace: { share: effect(0.25, 0.35, 0.5), atMost: 0.25 },
} as const;

export const valuationExample = {
  area: 'eixample',
  type: 'apartment',
  size: 84,
  bedrooms: 3,
  floor: 3,
  condition: 'good',
  year: 1965,
} as const;
