import { placeInTown } from '@/lib/listings/place/place-in-town';

export const listingAddress = ({ placeName, street }: Readonly<{ placeName: string; street: string }>): string =>
  placeInTown(street, placeName);
