import 'server-only';
import type { Email } from 'postal-mime';
import type { AutomaticKind } from '@/lib/contacts/received-email';
import { headerOf, keywordOf } from './header-value';

const DAEMON = /^(mailer-daemon|mail-daemon)$/;
/** Subjects of postponed emails: Exim, sendmail, former versions of Postfix. */
const POSTPONED = /\bdelayed\b|^warning: (could not send|message)\b|\bretras(o|ado)\b/i;
/** A hint only: a person may write it. */
const AUTOMATIC_SUBJECT =
  /^\s*(auto(matic)?[ -]?(reply|response)|out of (the )?office|respuesta autom[aá]tica|fuera de (la )?oficina|automatische antwort|r[eé]ponse automatique|abwesenheit)/i;

/**
 * Says what a program wrote, of an email that is no readable report: RFC 3834 first, then older customs. `Precedence`
 * alone says nothing of its author.
 */
export function automaticKind(email: Email, isAnswer: boolean): AutomaticKind | null {
  const valueOf = (name: string) => headerOf(email, name);
  const submitted = keywordOf(valueOf('auto-submitted'));
  const isMarked = submitted !== '' && submitted !== 'no';
  const isDaemon = DAEMON.test(email.from?.address?.split('@')[0]?.toLowerCase() ?? '');
  const isReport = /^multipart\/report\b/i.test(valueOf('content-type'));
  if (isReport || valueOf('x-failed-recipients') !== '' || (isDaemon && !isMarked)) return bounceOf(email);
  if (isMarked) return 'reply';
  if (submitted === 'no') return null;
  const isUnreturnable = /^<\s*>/.test(valueOf('return-path'));
  if (isHinted(email, isUnreturnable)) return 'reply';
  if (isUnreturnable) return bounceOf(email);
  return !isAnswer && valueOf('list-id') !== '' ? 'reply' : null;
}

const bounceOf = ({ subject }: Email): AutomaticKind => (POSTPONED.test(subject ?? '') ? 'delayed' : 'bounce');

function isHinted(email: Email, isUnreturnable: boolean): boolean {
  const isSet = (name: string) => !/^(no)?$/i.test(headerOf(email, name));
  if (isSet('x-autoreply') || isSet('x-autorespond') || /^auto_reply\b/i.test(headerOf(email, 'precedence'))) {
    return true;
  }
  return AUTOMATIC_SUBJECT.test(email.subject ?? '') && (isUnreturnable || isSet('x-auto-response-suppress'));
}

/** RFC 2369, RFC 2919 and the older custom. */
export const isBulkEmail = (email: Email): boolean =>
  headerOf(email, 'list-unsubscribe') !== '' ||
  headerOf(email, 'list-id') !== '' ||
  /^(bulk|list|junk)\b/i.test(headerOf(email, 'precedence'));
