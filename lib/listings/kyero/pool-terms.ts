import type { FeedListing } from '@/content/types/feed-listing';
import { foldText } from '@/lib/text/fold-text';
import { statedFlag } from './flag-terms';

const SHARED =
  /\b(?:communal|community|comunitari[ao]|comunal|comun|common|collective?|colectiva|shared|compartida|communautaire|gemeenschappelijk\w*|gemeinschafts?\w*)\b/;
const OWN =
  /^(?:(?:yes|si|ja|oui) )?(?:[2-9]|\d pools|private|privat|prive|privee|privado|privada|propia|own|eigen|eigener)(?: (?:pool|piscina|piscine|zwembad|schwimmbad))?(?: \d{1,2}(?: ?x ?\d{1,2})?(?: m2?)?)?$|^(?:(?:heated|indoor|infinity|outdoor) )?(?:pool|swimming pool|piscina|piscine|zwembad|schwimmbad)(?: (?:privada|privee|propia|climatizada|infinita))?(?: \d{1,2}(?: ?x ?\d{1,2})?(?: m2?)?)?$/;
/** `No communal pool` means none; `optional` is unclear. */
const WITHOUT =
  /^(?:no|not|sin|without|ohne|sans|zonder|kein\w*|geen|none|non|aucune?) (?:\w+ )?(?:pool|piscina|piscine|zwembad|schwimmbad|communal|comunitaria|private|privada)$/;
const UNSURE =
  /\b(?:no|not|sin|without|ohne|sans|zonder|kein\w*|geen|option\w*|opcional|possib\w*|posib\w*|planned|project\w*|proyect\w*|near|cerca|space|espacio|public\w*|future)\b/;

/** `pool`: private pool. Undefined if unclear. */
export function poolOf(word: string): FeedListing['pool'] | undefined {
  const folded = foldText(word);
  const flag = statedFlag(word);
  if (flag !== undefined) return flag ? 'pool' : null;
  if (WITHOUT.test(folded)) return null;
  if (UNSURE.test(folded)) return undefined;
  if (SHARED.test(folded)) return 'shared-pool';
  return OWN.test(folded) ? 'pool' : undefined;
}
