import type { HomeState } from './desk-home';

export const homeSteps = ['publish', 'reserve', 'sell', 'withdraw', 'price'] as const;

export type HomeStep = (typeof homeSteps)[number];

/** What can become of a home; `publish` brings one back that was on the market before. */
const stepsOf: Readonly<Record<HomeState, readonly HomeStep[]>> = {
  incomplete: ['publish', 'withdraw'],
  ready: ['publish'],
  available: ['reserve', 'sell', 'withdraw', 'price'],
  reserved: ['publish', 'sell', 'withdraw', 'price'],
  sold: ['publish', 'withdraw'],
  withdrawn: ['publish'],
};

export const isStepOf = (state: HomeState, step: HomeStep): boolean => stepsOf[state].includes(step);

/** Steps that change the state, in the order of their usual time. */
export const stateSteps = (state: HomeState): readonly Exclude<HomeStep, 'price'>[] =>
  stepsOf[state].filter((step) => step !== 'price');
