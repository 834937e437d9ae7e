import type { IsoDate } from './types/common';

/** `undecided`: applied as published, while the vote of the Congress has not been looked up. */
export type DecreeState = 'undecided' | 'ratified' | 'lapsed';

export type LettingDecree = Readonly<{
  name: string;
  state: DecreeState;
  validFrom: IsoDate;
  /** Last day of a lapsed decree; null otherwise. */
  validUntil: IsoDate | null;
  /** Day on which the state was looked up. */
  asOf: IsoDate;
  source: string;
}>;

/** Texts and rules that depend on the decree-laws of October 2026 follow `state`. */
export const lettingDecrees: Readonly<Record<'renewal' | 'rent', LettingDecree>> = {
  renewal: {
    name: 'Real Decreto-ley 28/2026',
    state: 'undecided',
    validFrom: '2026-11-15',
    validUntil: null,
    asOf: '2026-10-10',
    source: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2026-20822',
  },
  rent: {
    name: 'Real Decreto-ley 29/2026',
    state: 'undecided',
    validFrom: '2026-10-08',
    validUntil: null,
    asOf: '2026-10-10',
    source: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2026-20823',
  },
};

/** Texts of a decree, one for each state. */
export type DecreeTexts = Readonly<Record<DecreeState, string>>;

export function textForState(
  { asOf, state, validFrom, validUntil }: LettingDecree,
  locale: 'en-GB' | 'es-ES',
  texts: DecreeTexts,
): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: IsoDate | null) => (day ? format.format(new Date(day)) : '');
  return texts[state]
    .replaceAll('{from}', dayOf(validFrom))
    .replaceAll('{until}', dayOf(validUntil))
    .replaceAll('{asOf}', dayOf(asOf));
}
