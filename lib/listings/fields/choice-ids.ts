import {
  asbestosStates,
  conditions,
  energyClasses,
  exemptCases,
  featureIds,
  landlords,
  nearbyKinds,
  notRequiredCases,
  occupancies,
  operations,
  orientations,
  regions,
  rentalUses,
  rentRises,
  roomIds,
  seasonReasons,
} from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import type { Choices } from './field-types';

/** In a form; null in a listing. */
export const OTHER_REGION = 'other';

const yesNo = ['yes', 'no'] as const;

const ids = {
  operation: operations,
  type: propertyTypes,
  status: ['available', 'reserved', 'sold'],
  yesNo,
  payer: ['owner', 'client'],
  region: [...regions, OTHER_REGION],
  availability: ['now', 'day'],
  condition: conditions,
  orientation: orientations,
  features: featureIds,
  room: roomIds,
  nearby: nearbyKinds,
  by: ['foot', 'car'],
  energyStatus: ['rated', 'exempt'],
  exemptCase: exemptCases,
  letter: energyClasses,
  scale: ['2021', '2013'],
  habitability: ['valid', 'in-process', 'not-required'],
  notRequiredCase: notRequiredCases,
  occupancy: occupancies,
  protected: yesNo,
  asbestos: asbestosStates,
  use: rentalUses,
  seasonReason: seasonReasons,
  landlord: landlords,
  rise: rentRises,
} as const satisfies Readonly<Record<Exclude<Choices, 'agent'>, readonly string[]>>;

/** Undefined for agents, which are not constant. */
export const choiceIds = (choices: Choices | undefined): readonly string[] | undefined =>
  choices === undefined || choices === 'agent' ? undefined : ids[choices];
