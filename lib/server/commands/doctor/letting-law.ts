import 'server-only';
import { lawDay } from '@/lib/listings/law/law-day';
import { listLettingDecrees, type LettingDecree } from '@/lib/listings/law/letting-decrees';
import { endingDeclarations } from '@/lib/places/ending-declarations';
import { speakOf, type Finding } from './finding';

export function examineLettingLaw(decrees: readonly LettingDecree[] = listLettingDecrees()): readonly Finding[] {
  const law = speakOf('Letting law');
  return decrees.map(({ asOf, name, source, state, validFrom, validUntil }) => {
    if (state === 'undecided') {
      return law.advice(
        `${name} (from ${validFrom}) has been undecided since ${asOf}: check in the BOE whether Congress ratified it (${source}), and set its state in content/letting-law.ts.`,
      );
    }
    if (state === 'lapsed' && validUntil === null) {
      return law.advice(`${name} lapsed: set its last day in content/letting-law.ts, which the guides print.`);
    }
    return law.good(`${name} is ${state}, checked on ${asOf}.`);
  });
}

export function examineStressedAreas(today = lawDay(new Date())): readonly Finding[] {
  const areas = speakOf('Stressed areas');
  return endingDeclarations(today).map(({ name, placeId, until }) =>
    areas.advice(
      `${name}: the declaration expires on ${until}. Check in the BOE whether it was renewed, and change stressedUntil or isStressed ${placeId ? `at /dashboard/agency/places/${placeId}` : 'in content/places'}.`,
    ),
  );
}
