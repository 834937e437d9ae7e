import type { Listing } from '@/content/types/listing';
import { propertyTypeFacts } from '@/content/types/property-type';
import { conservations, features, occupations, orientationFeatures, rentalFeatures } from './idealista-terms';

const rounded = (value: number | null) => (value === null ? undefined : Math.round(value));

export function propertyFeatures(listing: Listing): Readonly<Record<string, unknown>> {
  const { family, idealista } = propertyTypeFacts[listing.type];
  if (family === 'land') return { ...idealista, featuresAreaPlot: rounded(listing.plotArea) };
  const kind = family === 'commercial' ? 'premises' : 'home';
  return {
    ...idealista,
    featuresAreaConstructed: rounded(listing.builtArea),
    featuresAreaUsable: rounded(listing.usableArea),
    featuresBathroomNumber: listing.bathrooms || (kind === 'home' ? 0 : undefined),
    featuresBuiltYear: listing.year ?? undefined,
    featuresConservation: (listing.condition && conservations[listing.condition]) ?? undefined,
    ...energyOf(listing),
    ...allTrue(listing.features.flatMap((id) => namesOf(id, kind, listing))),
    ...(kind === 'home' ? listingFeatures(listing, idealista.featuresType === 'flat') : {}),
  };
}

function listingFeatures(listing: Listing, isFlat: boolean) {
  const { bedrooms, hasLift, occupancy, operation, orientation, plotArea, rental } = listing;
  const facing = orientation?.split('-') ?? [];
  const points = Object.entries(orientationFeatures).filter(([point]) => facing.includes(point));
  const rentalFeature = rental && rentalFeatures[rental.use];
  return {
    featuresAreaPlot: rounded(plotArea),
    ...(bedrooms === 0 && isFlat
      ? { featuresRooms: 1, featuresStudio: true }
      : { featuresBedroomNumber: bedrooms || undefined }),
    // Idealista assumes a lift from the sixth floor up.
    ...(isFlat ? { featuresLiftAvailable: hasLift } : {}),
    ...allTrue(points.map(([, name]) => name)),
    ...(operation === 'sale' ? { featuresCurrentOccupation: occupations[occupancy] ?? undefined } : {}),
    ...allTrue(rentalFeature ? [rentalFeature] : []),
  };
}

function namesOf(id: Listing['features'][number], kind: 'home' | 'premises', { features: all, operation }: Listing) {
  const { [kind]: name, isForRentAlone = false } = features[id];
  if (name === undefined || (isForRentAlone && operation !== 'rent')) return [];
  // Idealista reads it only together with a kitchen.
  return id === 'furnished' && !all.includes('fitted-kitchen') ? [] : [name];
}

function energyOf({ energy }: Listing) {
  if (energy.status === 'exempt') return { featuresEnergyCertificateRating: 'exempt' };
  const figure = (value: number) => Math.round(value * 100) / 100 || undefined;
  return {
    featuresEnergyCertificateRating: energy.consumption.letter,
    featuresEnergyCertificatePerformance: figure(energy.consumption.value),
    featuresEnergyCertificateEmissionsRating: energy.emissions.letter,
    featuresEnergyCertificateEmissionsValue: figure(energy.emissions.value),
  };
}

const allTrue = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
