import type { EnergyClass } from './types/listing';

type Bounds = Readonly<Record<EnergyClass, Readonly<{ from: number; to: number }>>>;

/**
 * Figures between which a home of a class lies in any climate zone, with a wide margin: the limits of each zone are in
 * the programs that issue certificates. A figure outside is a slip of the pen. kWh per m2 and year.
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

/** The same for emissions, kg of CO2 per m2 and year. */
export const emissionBounds: Bounds = {
  A: { from: 0, to: 25 },
  B: { from: 1, to: 35 },
  C: { from: 3, to: 50 },
  D: { from: 5, to: 80 },
  E: { from: 9, to: 150 },
  F: { from: 16, to: 190 },
  G: { from: 20, to: Infinity },
};
