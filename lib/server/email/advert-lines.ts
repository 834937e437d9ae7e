import 'server-only';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import type { Listing } from '@/lib/listings/catalogue/listings';
import type { Translator } from '@/lib/i18n/translator';
import { agentRegister } from '@/lib/site/agent-register';

/** Required in advertisements (Ley 18/2007 art. 55, Decreto 98/2022). */
export function registerLines({ region }: Pick<Listing, 'region'>): readonly string[] {
  const register = agentRegister(region);
  return register ? [register] : [];
}

/** Required in advertisements (RD 390/2021). */
export function factsLine({ energy, facts }: ListingCardView, t: Translator<'emails'>): string {
  const [size] = facts;
  return [
    ...(size && 'area' in size ? [t(`alertDigest.${size.kind}`, { area: size.area })] : []),
    t('alertDigest.energy', { status: energy.status, letter: 'letter' in energy ? energy.letter : '' }),
  ].join(' · ');
}
