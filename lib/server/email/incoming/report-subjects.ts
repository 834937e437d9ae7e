import 'server-only';
import { foldText } from '@/lib/text/fold-text';

/* Without accents and signs. */

const POSTPONED =
  /\bdelay(ed)?\b|\bdelivery incomplete\b|^warning (could not send|message)\b|\bretras(o|ad[oa])\b|\bdemorad[oa]\b|\bendarrerit\b|\bverzoger(t|ung)\b|\b(retardee?|differee?)\b|\britardat[ao]\b|\batrasad[oa]\b|\bvertraagd\b/;

const RETURNED =
  /\bundeliver(able|ed)\b|\breturned (mail|to sender)\b|\bmail (delivery )?(failed|failure|system error)\b|\bfailure notice\b|\bdelivery (status notification|failure|failed|has failed)\b|\bno se (puede|pudo|ha podido) entregar\b|\bno entregad[oa]\b|\bdevuelto\b|\bunzustellbar\b|\bnicht (zugestellt|zustellbar)\b|\bnon (remis|distribue|distribuable|recapitabile|consegnat[oa])\b|\bechec de (la )?(remise|distribution)\b|\bnao entregue\b|\bonbestelbaar\b/;

const AUTOMATIC =
  /^(auto(matic)? ?(reply|response)|out of (the )?office|respuesta automatica|(fuera|ausencia) de (la )?oficina|automatische antwort|abwesen(d|heit|heitsnotiz)|reponse automatique|absence du bureau|resposta automatica|risposta automatica|fuori sede|automatisch antwoord|autosvar|automatiskt? svar)\b/;
/** Notes puts the name of the absent person first. */
const ABSENT = /\b(is out of the office|esta fuera de la oficina|(ist|aw) abwesend)\b/;

export const isPostponed = (subject: string): boolean => POSTPONED.test(foldText(subject));

export const isReturned = (subject: string): boolean => RETURNED.test(foldText(subject));

/** A hint only: a person may write it. */
export function isAutomatic(subject: string): boolean {
  const folded = foldText(subject);
  return AUTOMATIC.test(folded) || ABSENT.test(folded);
}

/** `Automatic reply: ` before the subject of another email. */
export const isAutomaticAnswer = (subject: string): boolean =>
  subject.includes(':') && AUTOMATIC.test(foldText(subject.split(':')[0] ?? ''));
