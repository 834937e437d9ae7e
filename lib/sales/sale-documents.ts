import { inspectionYears, saleDocuments } from '@/content/sale-papers';
import type { Listing, ListingDraft, Operation, RegionId } from '@/content/types/listing';
import { propertyTypeFacts, type PropertyType } from '@/content/types/property-type';
import type { DocumentCondition } from '@/content/types/sale-paper';

const MORTGAGE = /\b(hipotecas?|mortgages?)\b/i;
const NONE_BEFORE = /\b(sin|no|ni|ning[uú]n[ao]?|libre|without|nor|free)\b/i;
const ALL_BUT = /\b(salvo|excepto|aparte de|que (una|la|las)|except|other than|apart from|but)\b/i;

/** Undefined: unknown. */
export type DocumentFacts = Readonly<{
  communityFees?: number | undefined;
  isNewBuild?: boolean | undefined;
  year?: number | null | undefined;
  occupancy?: Listing['occupancy'] | undefined;
  energy?: Listing['energy']['status'] | undefined;
  habitability?: Listing['habitability']['status'] | undefined;
  hasMortgage?: boolean;
}>;

type Property = Readonly<{ region: RegionId | null; operation: Operation; type: PropertyType | null }> & DocumentFacts;

/** Without a region, returns only documents that all regions require. */
export const documentsOf = (property: Property, thisYear = new Date().getFullYear()) => {
  const { operation, region, type } = property;
  const conditions = conditionsOf(property, thisYear);
  return saleDocuments.filter(
    ({ isForSalesAlone, notFor, onlyIf, regions }) =>
      (!regions || (region !== null && regions.includes(region))) &&
      (type === null || !notFor?.includes(type)) &&
      (operation === 'sale' || !isForSalesAlone) &&
      (onlyIf ?? []).every((condition) => conditions[condition]),
  );
};

export function saleDocumentFacts({ charges, ...draft }: ListingDraft & Readonly<{ charges: string }>): DocumentFacts {
  const { communityFees, energy, habitability, isNewBuild, occupancy, year } = draft;
  return {
    communityFees,
    isNewBuild,
    year,
    occupancy,
    energy: energy?.status,
    habitability: habitability?.status,
    hasMortgage: mentionsMortgage(charges),
  };
}

const mentionsMortgage = (charges: string): boolean =>
  charges.split(/[.;:()\n]/).some((clause) => {
    const before = clause.split(MORTGAGE)[0] ?? '';
    return MORTGAGE.test(clause) && (!NONE_BEFORE.test(before) || ALL_BUT.test(before));
  });

export const findSaleDocument = (id: string) => saleDocuments.find((document) => document.id === id) ?? null;

function conditionsOf(property: Property, thisYear: number): Readonly<Record<DocumentCondition, boolean>> {
  const { communityFees, energy, habitability, isNewBuild, occupancy, region, type, year } = property;
  const isHouse = type !== null && propertyTypeFacts[type].family === 'house';
  return {
    // A flat is part of a community, a house of few.
    community: communityFees === undefined ? !isHouse : communityFees > 0,
    mortgage: property.hasMortgage ?? false,
    let: occupancy === 'let',
    newBuild: isNewBuild === true,
    resale: isNewBuild !== true,
    inspectionAge: typeof year === 'number' && thisYear - year >= inspectionYears[region ?? 'elsewhere'],
    energyRated: energy !== 'exempt',
    habitabilityRequired: habitability !== 'not-required',
  };
}
