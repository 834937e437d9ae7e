import { priceMethod } from '@/content/price-levels';
import type { Condition, EnergyClass } from '@/content/types/listing';
import type { ValuedType } from '@/content/types/property-type';
import { isFlat, type ValuationInput } from './valuation-input';

type Effect = Readonly<{ from: number; to: number; assumed: number }>;
type Step = Readonly<{ upTo: number | null; effect: Effect }>;

/** Fractions of the price per m2. */
export type ValuationModel = Readonly<{
  size: Readonly<{ reference: number; power: Effect }>;
  type: Readonly<Record<ValuedType, Effect>>;
  condition: Readonly<Record<Condition, Effect>>;
  floorWithLift: readonly Step[];
  floorWithoutLift: readonly Step[];
  year: readonly Step[];
  energy: Readonly<Record<EnergyClass, Effect>>;
  terrace: Readonly<{ share: Effect; atMost: number }>;
}>;

/** EUR per m2. */
export type ValuationPlace = Readonly<{ price: number; isCity: boolean }>;

export type FactorId = 'size' | 'type' | 'condition' | 'floor' | 'year' | 'energy' | 'terrace';

/** `euros` of base and factors sum to the middle. */
type Factor = Effect & Readonly<{ id: FactorId; euros: number }>;

/** EUR. The middle is never shown. */
export type Estimate = Readonly<{
  base: number;
  factors: readonly Factor[];
  low: number;
  middle: number;
  high: number;
}>;

export type ValuationRefusal = 'noData' | 'houseInCity' | 'tooSmall' | 'tooLarge' | 'tooManyRooms' | 'terraceTooLarge';

/** Half width of every range, as a fraction. */
export const SPREAD = priceMethod.spread;

const SMALLEST_M2 = 20;
const LARGEST_M2 = { flat: 400, house: 800 } as const;
/** m2 per room, with circulation; `REST_M2` is for kitchen and bathroom. */
const ROOM_M2 = 8;
const REST_M2 = 10;
const TERRACE_TIMES = 2;

/** Null if it can be valued. */
export function refusalOf(input: ValuationInput, place: ValuationPlace | null): ValuationRefusal | null {
  if (!place) return 'noData';
  if (place.isCity && !isFlat(input.type)) return 'houseInCity';
  if (input.size < SMALLEST_M2) return 'tooSmall';
  if (input.size > LARGEST_M2[isFlat(input.type) ? 'flat' : 'house']) return 'tooLarge';
  if (input.size < REST_M2 + ROOM_M2 * input.bedrooms) return 'tooManyRooms';
  if (input.terrace > TERRACE_TIMES * input.size) return 'terraceTooLarge';
  return null;
}

/** Factors are added so that each can be shown. */
export function estimate(input: ValuationInput, place: ValuationPlace, model: ValuationModel): Estimate {
  const base = place.price * input.size;
  const factors = factorsOf(input, model).map(([id, effect]) => ({ id, ...effect, euros: base * effect.assumed }));
  const middle = base + factors.reduce((sum, { euros }) => sum + euros, 0);
  return { base, factors, middle, ...rangeAround(middle) };
}

export function rangeAround(middle: number): Readonly<{ low: number; high: number }> {
  return { low: middle * (1 - SPREAD), high: middle * (1 + SPREAD) };
}

function factorsOf(input: ValuationInput, model: ValuationModel): readonly (readonly [FactorId, Effect])[] {
  const factors: (readonly [FactorId, Effect])[] = [
    ['size', sizeEffect(input.size, model.size)],
    ['type', model.type[input.type]],
    ['condition', model.condition[input.condition]],
  ];
  if (input.floor !== null && isFlat(input.type)) {
    factors.push(['floor', stepOf(input.hasLift ? model.floorWithLift : model.floorWithoutLift, input.floor)]);
  }
  if (input.year !== null) factors.push(['year', stepOf(model.year, input.year)]);
  if (input.energy !== null) factors.push(['energy', model.energy[input.energy]]);
  if (input.terrace > 0) factors.push(['terrace', terraceEffect(input, model.terrace)]);
  return factors;
}

/** Small properties cost more per m2. */
function sizeEffect(size: number, { reference, power }: ValuationModel['size']): Effect {
  const at = (exponent: number) => (size / reference) ** exponent - 1;
  const ends = [at(power.from), at(power.to)];
  return { from: Math.min(...ends), assumed: at(power.assumed), to: Math.max(...ends) };
}

function terraceEffect({ terrace, size }: ValuationInput, { share, atMost }: ValuationModel['terrace']): Effect {
  const at = (part: number) => Math.min(atMost, (part * terrace) / size);
  return { from: at(share.from), assumed: at(share.assumed), to: at(share.to) };
}

/** @throws RangeError if no step covers the value. */
function stepOf(steps: readonly Step[], value: number): Effect {
  const step = steps.find(({ upTo }) => upTo === null || value <= upTo);
  if (!step) throw new RangeError(`No step covers ${value}`);
  return step.effect;
}

/** Rounds to 1,000 below half a million, else to 5,000. */
export function roundEstimate(euros: number): number {
  const step = euros < 500_000 ? 1_000 : 5_000;
  return Math.round(euros / step) * step;
}
