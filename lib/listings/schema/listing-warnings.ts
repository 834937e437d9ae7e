import { consumptionBounds, emissionBounds } from '@/content/energy-bounds';
import { exclusionPatterns } from '@/content/exclusion-words';
import { otherLanguages, type EnergyRating, type ListingDraft } from '@/content/types/listing';
import { locales } from '@/lib/i18n/locales';
import { findGazetteerPlace } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';
import type { ListingProblem, ListingRule } from './listing-problem';
import { lettingWarnings } from '@/lib/listings/law/advert-warnings';
import { lessThanWholeIn } from '@/lib/listings/law/ownership-words';

/** Returns points for staff to check; none prevents publication. */
export function listingWarnings(draft: ListingDraft): readonly ListingProblem[] {
  return [...energyWarnings(draft), ...textWarnings(draft), ...placeWarnings(draft), ...lettingWarnings(draft)];
}

/** Words that seem to exclude (Ley 15/2022 arts. 9 and 20). */
export const exclusionWords = (draft: ListingDraft): readonly string[] =>
  textWarnings(draft).flatMap(({ given, rule }) => (rule === 'exclusion' && given ? [given] : []));

function placeWarnings({ area }: ListingDraft): readonly ListingProblem[] {
  if (area === undefined || findGazetteerPlace(area)) return [];
  return [
    { field: 'area', message: `${area} is no place that the site knows: it has no page of its own`, given: area },
  ];
}

/** Premises classes are relative to their use, so values have no bounds. */
function energyWarnings({ energy, type }: ListingDraft): readonly ListingProblem[] {
  if (energy?.status !== 'rated' || type === 'commercial') return [];
  const ratings = [
    ['consumption', consumptionBounds],
    ['emissions', emissionBounds],
  ] as const;
  return ratings.flatMap(([field, bounds]) => {
    const { letter, value }: Partial<EnergyRating> = energy[field];
    if (letter === undefined || value === undefined) return [];
    const { from, to } = bounds[letter];
    if (value >= from && value <= to) return [];
    const message = `class ${letter} does not go with ${value}`;
    return [{ field: `energy.${field}`, message, rule: 'energyFigure', given: `${letter}, ${value}` }];
  });
}

function textWarnings({ operation, otherTexts, text }: ListingDraft): readonly ListingProblem[] {
  const texts = [
    ...locales.map((language) => [`text.${language}`, text?.[language]] as const),
    ...otherLanguages.map((language) => [`otherTexts.${language}`, otherTexts?.[language]] as const),
  ];
  return texts.flatMap(([path, parts]) =>
    Object.entries(parts ?? {}).flatMap(([name, value]) => {
      const field = `${path}.${name}`;
      const warn = (rule: ListingRule, given: string) => ({ field, message: `says “${given}”`, rule, given });
      const [excluded] = [value].flat().flatMap(exclusionsIn);
      const [less] = [value].flat().flatMap((part) => lessThanWholeIn(part) ?? []);
      return [
        ...(excluded ? [warn('exclusion', excluded)] : []),
        // Ownership shares of a letting are not published.
        ...(less && operation !== 'rent' ? [warn('lessThanWhole', less)] : []),
      ];
    }),
  );
}

const CLAUSE_END = /[.,;:!?¡¿()\n]/;

function exclusionsIn(text: string): readonly string[] {
  const clauses = text.split(CLAUSE_END).map(foldText);
  return clauses.flatMap((clause) => exclusionPatterns.flatMap((pattern) => pattern.exec(clause)?.[0] ?? []));
}
