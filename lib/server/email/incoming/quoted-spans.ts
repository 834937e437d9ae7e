import 'server-only';
import vm from 'node:vm';
import EmailReplyParser from 'email-reply-parser';
import type { TextSpan } from '@/lib/contacts/received-email';
import { attributionEnd, headLine, isBlank, isQuotedLine, signatureStart, withProgramLine } from './history-lines';

/** The patterns of the library are not bounded. */
const LIBRARY_MS = 300;
/** The library asks less than `headLine`. */
const HEAD = /^\s*(from|von|de|van|da)\s?:/i;

/**
 * Finds earlier emails below a head, below 'Ana wrote:', or behind `>` at the beginning or end, and the signature. Quotes
 * between new words stay. Empty when nothing else is left.
 */
export function quotedSpans(text: string): readonly TextSpan[] {
  const lines = text.split('\n');
  const starts: number[] = [];
  lines.reduce((offset, line) => starts.push(offset) && offset + line.length + 1, 0);
  const known = attributionsByLibrary(text, starts);
  const ranges = withSignatures(
    lines,
    rangesOf(lines, (at) => attributionEnd(lines, at) ?? (known.has(at) ? at : null)),
  );
  const isQuoted = (at: number) => ranges.some(([from, to]) => at >= from && at < to);
  if (lines.every((line, at) => isBlank(line) || isQuoted(at))) return [];
  return ranges.map(([from, to]) => [starts[from] ?? 0, starts[to] ?? text.length]);
}

function rangesOf(lines: readonly string[], endOfAttribution: (at: number) => number | null): readonly TextSpan[] {
  const end = headLine(lines) ?? lines.length;
  const ranges: TextSpan[] = [];
  let [hasWords, at] = [false, 0];
  while (at < end) {
    const line = lines[at] ?? '';
    const last = isBlank(line) || isQuotedLine(line) ? null : endOfAttribution(at);
    if (last !== null || isQuotedLine(line)) {
      const to = quoteEnd(lines, last === null ? at : last + 1, end);
      const isMarked = lines.slice(at, to).some(isQuotedLine);
      const isLast = lines.slice(to, end).every(isBlank);
      if (last !== null && !isMarked) {
        ranges.push([withProgramLine(lines, at), lines.length]);
        return ranges;
      }
      if (last !== null || isLast || !hasWords) ranges.push([withProgramLine(lines, at), isLast ? end : to]);
      at = to;
    } else {
      hasWords ||= !isBlank(line);
      at += 1;
    }
  }
  if (end < lines.length) ranges.push([end, lines.length]);
  return ranges;
}

/** Adds the signature above each earlier email, and that at the end. */
function withSignatures(lines: readonly string[], ranges: readonly TextSpan[]): readonly TextSpan[] {
  let end = 0;
  const signed: TextSpan[] = [];
  for (const [from, to] of ranges) {
    signed.push([signatureStart(lines, end, from), to]);
    end = to;
  }
  const last = signatureStart(lines, end, lines.length);
  return last < lines.length ? [...signed, [last, lines.length]] : signed;
}

/** Returns the line behind the last line with `>` that only empty lines separate from `start`. */
function quoteEnd(lines: readonly string[], start: number, limit: number): number {
  let end = start;
  for (let at = start; at < limit; at += 1) {
    const line = lines[at] ?? '';
    if (isQuotedLine(line)) end = at + 1;
    else if (!isBlank(line)) break;
  }
  return end;
}

/** The library changes blanks only, so other characters are counted. */
function attributionsByLibrary(text: string, starts: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  const counts = starts.map((from, at) => charactersOf(text.slice(from, starts[at + 1] ?? text.length)));
  let before = 0;
  for (const { content, isAnswer } of fragmentsOf(text)) {
    if (isAnswer && !HEAD.test(content) && !isQuotedLine(content)) {
      let [line, sum] = [0, counts[0] ?? 0];
      while (line < counts.length && sum <= before) sum += counts[(line += 1)] ?? 0;
      found.add(line);
    }
    before += charactersOf(content);
  }
  return found;
}

const charactersOf = (text: string): number => text.replace(/\s/g, '').length;

function fragmentsOf(text: string): readonly Readonly<{ content: string; isAnswer: boolean }>[] {
  const read = () =>
    new EmailReplyParser()
      .read(text)
      .getFragments()
      .map((fragment) => ({ content: fragment.getContent(), isAnswer: fragment.isAnswer() }));
  try {
    return vm.runInNewContext('read()', { read }, { timeout: LIBRARY_MS }) as ReturnType<typeof read>;
  } catch {
    return [];
  }
}
