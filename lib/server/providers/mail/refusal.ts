import 'server-only';

/** `noMailbox`: the recipient does not exist. `sender`: our server or domain is refused. `other`: this email only. */
export type RefusalKind = 'noMailbox' | 'sender' | 'other';

/** Enhanced codes of RFC 3463, not parts of an IP address. */
const ENHANCED = /(?<![\d.])5\.(\d{1,3})\.(\d{1,3})(?![\d]|\.\d)/;
const BASIC = /\b(5[0-5]\d)(?=[-\s#])/;

const NO_MAILBOX_CODES: ReadonlySet<string> = new Set(['1.1', '1.2', '1.3', '1.6', '1.10']);
/** They say nothing: the words decide. */
const UNDEFINED_CODES: ReadonlySet<string> = new Set(['0.0', '1.0', '5.0']);
/** Restrictions of the recipient, not our reputation (Exchange). */
const RECIPIENT_CODES: ReadonlySet<string> = new Set(['7.2', '7.124', '7.129', '7.133', '7.134', '7.136']);

const NO_MAILBOX = new RegExp(
  [
    '(user|recipient|mailbox|account|address|alias)( name)?( is| was)? (unknown|not found|invalid|nonexistent|non-existent)',
    '(unknown|no such|invalid|nonexistent|non-existent) (local )?(user|recipient|mailbox|account|address|person|alias)',
    '(user|recipient|mailbox|account|address|person)\\b[^;]{0,80} (does not|doesn.t|do not|don.t) exist',
    'user doesn.t have an? [\\w.-]+ account',
    'no mailbox (here )?by that name|no mailbox found|no user here',
    'mailbox (not found|does not exist)|not our customer|not a known user',
    'recipientnotfound|recipient not found|user does not exist',
    '5\\.1\\.0 address rejected',
    '(usuario|buz[oó]n|destinatario|cuenta)\\b[^;]{0,60}(desconocid[oa]|inexistente|no existe)',
  ].join('|'),
  'i',
);
/** Standard words of RFC 5321 for a missing mailbox, which some servers use for others too. */
const UNAVAILABLE = /mailbox unavailable|mailbox name not allowed/i;

const THIS_EMAIL = new RegExp(
  [
    'gr[ea]y-?list',
    'virus|malware|attachment|message content|content (filter|reject|polic|present)|its content|spam content',
    'too (large|big)|size limit|message size|exceeds? (the )?(maximum|size|fixed)',
    'quota|mailbox (is )?full|over ?quota|out of storage|storage space|insufficient (system )?storage|inbox is full',
    'buz[oó]n( est[aá])? lleno',
    'disabled|inactive|deactivated|suspended|not active',
    'starttls|\\btls\\b|encrypt',
  ].join('|'),
  'i',
);

const REPUTATION = new RegExp(
  [
    'spamhaus|spamcop|barracuda|sorbs|uceprotect|abuseat|proofpoint|invaluement|mailspike|senderscore|backscatterer',
    '(block|black|deny) ?-?list|\\brbls?\\b|\\bdnsbls?\\b|blocked using|listed (at|by|in|on)\\b',
    '\\bptr\\b|reverse (dns|hostname|lookup|mapping)|\\brdns\\b|cannot find your',
    '\\bspf\\b|\\bdkim\\b|\\bdmarc\\b|sender policy framework|unauthenticated (mail|email|sender)',
    'reputation|unsolicited|\\bS31[45]0\\b|banned|bad helo|helo command rejected',
    '(part of their network|your (ip|network|server|host|domain|email service provider)|client host|sending (ip|host|server))',
    '(access denied|message rejected|rejected|blocked)[^.]{0,40}(sending|sender.s?) (ip|host|domain|address|server)',
    'invalid dns|(not|never) (authori[sz]ed|allowed|permitted) to (send|relay)',
    'relay(ing)? (access )?(denied|not permitted)|unable to relay|not permitted to relay',
  ].join('|'),
  'i',
);
const SENDER_ADDRESS = /sender (address |domain )?(is )?(rejected|denied|refused|unknown|invalid|not found)/i;
const BLOCKED = /\bblocked\b|not allowed to connect|connection (refused|rejected)|no access from/i;

type Refusal = Readonly<{
  /** Reply of the server, or status and diagnostic code of a report. */
  words: string;
  command?: string | undefined;
}>;

/** Judges a permanent refusal by its enhanced code, then by the words of the server. */
export function refusalKind({ command = 'RCPT TO', words }: Refusal): RefusalKind {
  const [, subject = '', detail = ''] = ENHANCED.exec(words) ?? [];
  const code = subject === '' ? null : `${Number(subject)}.${Number(detail)}`;
  const basic = Number(BASIC.exec(words)?.[1] ?? 0);
  if (THIS_EMAIL.test(words) && !isListed(words)) return 'other';
  if (SENDER_ADDRESS.test(words)) return 'sender';
  const isUnknown = NO_MAILBOX.test(words);
  if (REPUTATION.test(words) && !isUnknown) return 'sender';
  if (code !== null && NO_MAILBOX_CODES.has(code)) return 'noMailbox';
  if (code !== null && /^1\.[78]$/.test(code)) return 'sender';
  if (code === null || UNDEFINED_CODES.has(code)) {
    if (isUnknown && (basic === 0 || basic >= 550)) return 'noMailbox';
    if (UNAVAILABLE.test(words) && (basic === 550 || basic === 551 || basic === 553)) return 'noMailbox';
    if (BLOCKED.test(words)) return 'sender';
    return command === 'RCPT TO' || command === 'DATA' ? 'other' : 'sender';
  }
  if (isUnknown || RECIPIENT_CODES.has(code)) return 'other';
  return isAboutSender(code) || (code.startsWith('7.') && BLOCKED.test(words)) ? 'sender' : 'other';
}

/** Words about a list decide even where the server speaks of the content too. */
const isListed = (words: string): boolean => /spamhaus|spamcop|(block|black) ?-?list|\bS31[45]0\b/i.test(words);

/** 5.7.1 and checks of the sender's identity: RFC 7372, Google (up to 5.7.40), Outlook (from 5.7.500). */
function isAboutSender(code: string): boolean {
  const [subject, detail = 0] = code.split('.').map(Number);
  return subject === 7 && (detail === 1 || detail === 57 || (detail >= 20 && detail <= 40) || detail >= 500);
}

const ADDRESS = /<?[^\s<>@,;:()[\]]+@[^\s<>@,;:()[\]]+>?/g;
const MAX_WORDS = 300;

/** Words of a server for the desk, without addresses. */
export const serverWords = (words: string): string =>
  words.replace(ADDRESS, '…').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
