import 'server-only';

const MARK = String.raw`[\s*_]*`;
const SEPARATOR =
  /^[\s*]*-{2,}\s*(original (message|appointment)|mensaje original|cita original|missatge original|mensagem original|messaggio originale|message d['’]origine|ursprüngliche nachricht|oorspronkelijk bericht)\s*-{2,}[\s*]*$/i;
const RULE = /^\s*[_-]{5,}\s*$/;
const SENDER = new RegExp(`^${MARK}(de|from|von|da|van|fra|från|od|от|lähettäjä)${MARK}:${MARK}\\S`, 'i');
const SENT = new RegExp(
  `^${MARK}(enviado( el)?|enviada( em)?|sent|date|fecha|data|gesendet|datum|envoyé|inviato|verzonden|enviat|sendt|dato|skickat|wysłano|отправлено|дата|lähetetty)${MARK}:`,
  'i',
);
const FURTHER = new RegExp(
  `^${MARK}(para|to|an|à|per a|aan|cc|asunto|subject|assumpte|betreff|objet|oggetto|assunto|onderwerp|til|emne|till|ämne|do|temat|кому|тема|aihe)${MARK}:`,
  'i',
);
const PROGRAMS = String.raw`(outlook|mail|correo|courrier|yahoo|gmail|samsung|proton|gmx|web\.de|aol|iphone|ipad)`;
/** Line that a program adds below the text. */
const PROGRAM = new RegExp(
  String.raw`^\s*(${[
    String.raw`(get|obtener|descarg(a|ar|ue)|obtenir|obtenez|télécharger|holen sie sich) outlook (for|para|pour|für)`,
    String.raw`outlook (für|voor) .{1,20} (beziehen|abrufen|herunterladen|downloaden)`,
    String.raw`sent (from|with|via) (my|the all new|${PROGRAMS})`,
    String.raw`(enviado|enviat) (desde|con|des del|amb) ((el|la) )?(mi|meu|${PROGRAMS})`,
    String.raw`envoyé (de|depuis|avec|à partir de?)[ '’](mon|l['’]application|${PROGRAMS})`,
    String.raw`gesendet (von|mit|aus) (der )?(meine[mr]|${PROGRAMS})`,
    String.raw`(diese nachricht wurde )?von meine[mr] .{1,40} gesendet`,
    String.raw`(verstuurd|verzonden) (vanaf|vanuit|met|via) (mijn|${PROGRAMS})`,
    String.raw`van mijn .{1,40} (verstuurd|verzonden)`,
    String.raw`inviato da(l mio)? ${PROGRAMS}`,
    String.raw`enviado do (meu|${PROGRAMS})`,
  ].join('|')})`,
  'i',
);
const PROGRAM_LENGTH = 100;
/** RFC 3676: two hyphens and a blank, which programs often leave out. */
const SIGNATURE = /^--[ \u00a0]?$/;
const SIGNATURE_LINES = 15;
const HEAD_LINES = 8;
/** With empty lines. */
const HEAD_WINDOW = 20;

const VERB =
  /(?<![\p{L}])(wrote|escribió|escribio|va escriure|a écrit|schrieb|ha scritto|escreveu|schreef|geschreven)(?![\p{L}])/iu;
const INTRODUCED = /^\s*-*\s*(on|el|en|le|am|il|em|op|a)\s/i;
const ADDRESS = /<\S+@\S+>/;
const ATTRIBUTION_LINES = 4;
const ATTRIBUTION_LENGTH = 400;

export const isQuotedLine = (line: string): boolean => /^\s{0,3}>/.test(line);
export const isBlank = (line: string): boolean => line.trim() === '';

/** Returns the first line of an earlier email with a head of its own (Outlook); it ends with the text. */
export function headLine(lines: readonly string[]): number | null {
  const found = lines.findIndex((line, at) => SEPARATOR.test(line) || isHead(lines, at));
  return found === -1 ? null : withProgramLine(lines, found);
}

function isHead(lines: readonly string[], at: number): boolean {
  if (!SENDER.test(lines[at] ?? '')) return false;
  const head = lines
    .slice(at + 1, at + HEAD_WINDOW)
    .filter((line) => !isBlank(line))
    .slice(0, HEAD_LINES);
  const ends = head.findIndex((line) => SENDER.test(line));
  const own = ends === -1 ? head : head.slice(0, ends);
  return own.some((line) => SENT.test(line)) && own.some((line) => FURTHER.test(line));
}

/** Moves up to a rule, and to a line like 'Get Outlook for iOS'. */
export function withProgramLine(lines: readonly string[], start: number): number {
  let first = start;
  for (const isPart of [isRule, isProgramLine]) {
    const before = lastFilled(lines, first);
    if (isPart(lines[before] ?? '')) first = before;
  }
  return first;
}

const isRule = (line: string): boolean => RULE.test(line);

const isProgramLine = (line: string): boolean =>
  PROGRAM.test(line) && line.replace(/<\S+>/g, '').length <= PROGRAM_LENGTH && !/[?!]\s*$/.test(line);

/** Returns -1 without one. */
function lastFilled(lines: readonly string[], end: number): number {
  let at = end - 1;
  while (at >= 0 && isBlank(lines[at] ?? '')) at -= 1;
  return at;
}

/** Returns the first line of a signature, or of a line that a program added, between `from` and `end`; else `end`. */
export function signatureStart(lines: readonly string[], from: number, end: number): number {
  const last = lastFilled(lines, end);
  for (let at = last - 1; at >= Math.max(from, last - SIGNATURE_LINES); at -= 1) {
    const line = lines[at] ?? '';
    if (isQuotedLine(line)) break;
    if (SIGNATURE.test(line)) return at;
  }
  return last >= from && isProgramLine(lines[last] ?? '') ? last : end;
}

/**
 * Matches 'El lun, 23 nov 2026 a las 10:04, Ana escribió:', also folded; null for others. In any language with an address
 * before a quote.
 */
export function attributionEnd(lines: readonly string[], at: number): number | null {
  let text = '';
  for (let end = at; end < Math.min(at + ATTRIBUTION_LINES, lines.length); end += 1) {
    const line = lines[end] ?? '';
    if (isBlank(line) || isQuotedLine(line)) return null;
    text = `${text} ${line.trim()}`.trim();
    if (text.length > ATTRIBUTION_LENGTH) return null;
    const isKnown = VERB.test(text) || (ADDRESS.test(text) && isQuotedLine(nextFilled(lines, end)));
    if (/([:：]|-{2})[\s-]*$/.test(line) && isKnown) return attributionStart(lines, at, end) === at ? end : null;
  }
  return null;
}

/** Words may end directly above it. */
function attributionStart(lines: readonly string[], from: number, end: number): number | undefined {
  const starts = lines.slice(from, end + 1).flatMap((_line, at) => {
    const start = from + at;
    return isAttribution(lines.slice(start, end + 1).join(' ')) ? [start] : [];
  });
  const isBeginning = (line: string): boolean => INTRODUCED.test(line) && !/[.!?]\s*$/.test(line);
  return starts.findLast((at) => isBeginning(lines[at] ?? '')) ?? starts.at(-1);
}

const nextFilled = (lines: readonly string[], end: number): string =>
  lines.slice(end + 1, end + 1 + ATTRIBUTION_LINES).find((line) => !isBlank(line)) ?? '';

const isAttribution = (text: string): boolean => /\d/.test(text) && (INTRODUCED.test(text) || ADDRESS.test(text));
