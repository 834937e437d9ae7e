import 'server-only';
import { contentFacts } from './content-facts';
import { siteFacts } from './site-facts';

/** Texts then name Barcelona and the Costa Blanca. */
export const isSampleTown = (): boolean =>
  !siteFacts().areSamplesHidden && siteFacts().agency.address.city === contentFacts.agency.address.city;

export const ownTown = (): string => siteFacts().agency.address.city;

/** Messages with `Own` name the town of the office. */
export const forTown = <Key extends string>(key: Key): Key | `${Key}Own` => (isSampleTown() ? key : `${key}Own`);

/** The plan of the contact page shows the streets around this office. */
export function isSampleOffice(): boolean {
  const { number, street } = contentFacts.agency.address;
  const { address } = siteFacts().agency;
  return isSampleTown() && address.street === street && address.number === number;
}
