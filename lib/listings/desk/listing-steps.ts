import type { ListingState } from './desk-listing';

export const listingSteps = ['publish', 'reserve', 'sell', 'withdraw', 'price'] as const;

export type ListingStep = (typeof listingSteps)[number];

const stepsOf: Readonly<Record<ListingState, readonly ListingStep[]>> = {
  incomplete: ['publish', 'withdraw'],
  ready: ['publish'],
  available: ['reserve', 'sell', 'withdraw', 'price'],
  reserved: ['publish', 'sell', 'withdraw', 'price'],
  sold: ['publish', 'withdraw'],
  withdrawn: ['publish'],
};

export const isStepOf = (state: ListingState, step: ListingStep): boolean => stepsOf[state].includes(step);

export const stateSteps = (state: ListingState): readonly Exclude<ListingStep, 'price'>[] =>
  stepsOf[state].filter((step) => step !== 'price');
