import { splitLocale, localizedPath } from '@/lib/i18n/href';
import { readOldAddress } from '@/lib/site/old-address';
import type { Redirects } from '@/lib/site/redirects';
import { missingDetail } from './missing-detail';
import { isFreeAddress, isOwnAddress } from './own-address';

export type RedirectLine = Readonly<{ line: number; from: string; to: string }>;

export const redirectProblems = [
  'notAddress',
  'tooLong',
  'ownPage',
  'noTarget',
  'elsewhere',
  'noSuchPage',
  'chain',
  'chainToGone',
  'loop',
  'isTarget',
  'twice',
] as const;

export type RedirectProblem = (typeof redirectProblems)[number];

/** `end`: end of a chain, or address that already leads here. */
export type RefusedRedirect = Readonly<{ line: number; from: string; problem: RedirectProblem; end?: string }>;

type Checked = Readonly<{ rules: Redirects; refused: readonly RefusedRedirect[] }>;

const GONE = /^(410|gone|eliminad[ao])$/i;
const MAX_LENGTH = 1_000;
const NO_PAGE = /^\/(api|_next|dashboard)(\/|$)/;

/** Refuses existing pages as source and non-pages as target, so chains and loops cannot occur. */
export function checkRedirects(lines: readonly RedirectLine[], stored: Redirects, origin: string): Checked {
  const read = lines.map((line): RedirectLine & { target: Target } => ({
    ...line,
    target: readTarget(line.to, origin),
  }));
  const wanted = new Map<string, string | null>(stored);
  for (const { from, target } of read) {
    const address = readOldAddress(from)?.whole;
    if (address !== undefined && typeof target !== 'symbol') wanted.set(address, target);
  }
  const targets = new Map([...stored].flatMap(([address, target]) => (target ? [[pathOf(target), address]] : [])));
  const rules = new Map<string, string | null>();
  const refused: RefusedRedirect[] = [];
  for (const { from, line, target, to } of read) {
    const old = from.length > MAX_LENGTH || to.length > MAX_LENGTH ? undefined : readOldAddress(from);
    const refuse = (problem: RedirectProblem, end?: string) =>
      refused.push({ line, from: from.slice(0, MAX_LENGTH), problem, ...(end !== undefined && { end }) });
    if (old === undefined) refuse('tooLong');
    else if (old === null) refuse('notAddress');
    else if (!isFreeAddress(old.path, old.whole !== old.path)) refuse('ownPage');
    else if (target === NOTHING) refuse('noTarget');
    else if (target === ELSEWHERE) refuse('elsewhere');
    else if (rules.has(old.whole) && rules.get(old.whole) !== target) refuse('twice');
    else {
      const problem = target === null ? null : problemOf(old.whole, target, wanted);
      const leading = targets.get(old.whole);
      if (problem) refuse(problem.problem, problem.end);
      else if (leading !== undefined) refuse('isTarget', leading);
      else rules.set(old.whole, target);
    }
  }
  return { rules, refused };
}

const NOTHING = Symbol('nothing');
const ELSEWHERE = Symbol('elsewhere');
type Target = string | null | typeof NOTHING | typeof ELSEWHERE;

/** Path with query and anchor; null means gone. */
function readTarget(typed: string, origin: string): Target {
  if (typed === '') return NOTHING;
  if (GONE.test(typed)) return null;
  const own = typed.startsWith(`${origin}/`) || typed === origin ? typed.slice(origin.length) || '/' : typed;
  if (!/^\/(?![/\\])/.test(own)) return ELSEWHERE;
  const { hash, origin: found, pathname, search } = new URL(own, origin);
  return found === origin ? `${pathname.replace(/(.)\/+$/, '$1')}${search}${hash}` : ELSEWHERE;
}

const pathOf = (target: string) => readOldAddress(target)?.whole ?? target;

function problemOf(
  address: string,
  target: string,
  wanted: Redirects,
): Readonly<{ problem: RedirectProblem; end?: string }> | null {
  const { pathname } = new URL(target, 'http://site.invalid');
  if (isOwnAddress(pathname)) return isPage(pathname) ? null : { problem: 'noSuchPage' };
  const passed = new Set([address]);
  for (let at: string | null | undefined = target; ;) {
    const next = readOldAddress(at);
    const key: string | undefined = [next?.whole, next?.path].find((one) => one !== undefined && wanted.has(one));
    if (key === undefined) return at === target ? { problem: 'noSuchPage' } : { problem: 'chain', end: at };
    if (passed.has(key)) return { problem: 'loop' };
    passed.add(key);
    at = wanted.get(key) ?? null;
    if (at === null) return { problem: 'chainToGone' };
  }
}

function isPage(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return !NO_PAGE.test(path) && missingDetail(localizedPath('es', pathname)) === null;
}
