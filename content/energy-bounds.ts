import type { EnergyClass } from './types/listing';

type Bounds = Readonly<Record<EnergyClass, Readonly<{ from: number; to: number }>>>;

/**
 * Plausible kWh per m2 and year per class, for all climate zones. The margin is wide; values outside are typing errors.
 */
export const consumptionBounds: Bounds = {
  A: { from: 0, to: 100 },
  B: { from: 10, to: 150 },
  C: { from: 20, to: 210 },
  D: { from: 35, to: 320 },
  E: { from: 55, to: 600 },
  F: { from: 90, to: 750 },
  G: { from: 100, to: Infinity },
};

/** kg of CO2 per m2 and year. */
export const emissionBounds: Bounds = {
  A: { from: 0, to: 25 },
  B: { from: 1, to: 35 },
  C: { from: 3, to: 50 },
  D: { from: 5, to: 80 },
  E: { from: 9, to: 150 },
  F: { from: 16, to: 190 },
  G: { from: 20, to: Infinity },
};
