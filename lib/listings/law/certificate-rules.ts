import type { ListingDraft } from '@/content/types/listing';
import { monthsAfter } from '@/lib/text/iso-day';
import {
  collectProblems,
  type Complain,
  type ListingProblem,
  type ListingRule,
} from '@/lib/listings/schema/listing-problem';

/** RD 390/2021 art. 13: ten years, five for class G. */
const MONTHS_VALID = 120;
const MONTHS_VALID_G = 60;
/** Certificates issued before RD 390/2021 are valid for ten years, including class G. */
const IN_FORCE = '2021-06-03';
const INDEX_MONTHS = 3;
/** Months; last rents count for five years (LAU art. 17.6). */
export const LAST_RENT_MONTHS = 60;

export const certificates = ['energy', 'habitability'] as const;

export type Certificate = (typeof certificates)[number];

export function certificateEnds({
  energy,
  habitability,
}: ListingDraft): readonly Readonly<{ certificate: Certificate; expires: string }>[] {
  return [
    ...(energy?.status === 'rated' ? [{ certificate: 'energy' as const, expires: energy.expires }] : []),
    ...(habitability?.status === 'valid'
      ? [{ certificate: 'habitability' as const, expires: habitability.expires }]
      : []),
  ];
}

/** Ignores today's date, so that valid files stay valid and builds do not start to fail. */
export function checkDates(listing: ListingDraft, complain: Complain): void {
  const { energy, published } = listing;
  if (energy?.status === 'rated') {
    const { consumption, expires, issued } = energy;
    const isShort = consumption.letter === 'G' && issued >= IN_FORCE;
    if (expires <= issued) complain('energy.expires', 'must be after the day of issue', 'energyDates');
    if (expires > monthsAfter(issued, isShort ? MONTHS_VALID_G : MONTHS_VALID)) {
      complain('energy.expires', `must be within ${isShort ? 'five' : 'ten'} years of the day of issue`, 'energyTerm');
    }
  }
  const changed = lastChange(listing);
  if (changed) checkEnds(listing, changed, complain);
  if (published) checkIndexAge(listing, published, complain);
}

/** Returns the later of publication and change dates; null when neither exists. */
export function lastChange({ published, updated }: ListingDraft): string | null {
  return (
    [published, updated]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Expired by `today`: the listing is hidden regardless of publication date. */
export function endedProblems(draft: ListingDraft, today: string): readonly ListingProblem[] {
  return collectProblems((complain) => {
    checkEnds(draft, today, complain);
    if (draft.energy?.status === 'rated' && draft.energy.issued > today) {
      complain('energy.issued', 'must not be in the future', 'energyDates');
    }
  });
}

export function publicationProblems(draft: ListingDraft, today: string): readonly ListingProblem[] {
  return [...endedProblems(draft, today), ...collectProblems((complain) => checkIndexAge(draft, today, complain))];
}

const endedRules = { energy: 'energyEnded', habitability: 'habitabilityEnded' } as const satisfies Record<
  Certificate,
  ListingRule
>;

/** Skips sold or let listings, which are no longer advertised. */
function checkEnds(draft: ListingDraft, day: string, complain: Complain): void {
  if (draft.status === 'sold') return;
  for (const { certificate, expires } of certificateEnds(draft)) {
    if (expires <= day) complain(`${certificate}.expires`, `ended on ${expires}`, endedRules[certificate]);
  }
  const lastRent = draft.rental?.stressedArea?.previousRent;
  if (lastRent && lastRent.until < monthsAfter(day, -LAST_RENT_MONTHS)) {
    complain('rental.stressedArea.previousRent', 'ended more than five years ago: it must be null', 'lastRentOld');
  }
}

function checkIndexAge({ rental }: ListingDraft, day: string, complain: Complain): void {
  const consulted = rental?.stressedArea?.index?.consulted;
  if (consulted !== undefined && consulted < monthsAfter(day, -INDEX_MONTHS)) {
    complain('rental.stressedArea.index', `was consulted on ${consulted}, more than three months before`, 'indexOld');
  }
}
