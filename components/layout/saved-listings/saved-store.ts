'use client';

import { useSyncExternalStore } from 'react';
import { isHinted } from '@/components/layout/account-menu/is-hinted';
import { clearViewedListings } from '@/lib/listings/saved/viewed-listings';
import {
  MAX_SAVED_HOMES,
  onSavedListingsChange,
  readSavedListings,
  writeSavedListings,
} from '@/lib/listings/saved/saved-listings';
import { changeAccount, readAccount } from './account-list';

/** What became of the last press of a heart. `kept`: in this browser alone; `closed`: not even there. */
export type SavedNews = 'saved' | 'kept' | 'removed' | 'failed' | 'full' | 'closed';

type State = Readonly<{
  /** The latest first; undefined until the page has come to life. */
  ids: readonly string[] | undefined;
  /** Whether the browser's storage or the server has said which these are. */
  isSettled: boolean;
  news: SavedNews | null;
  /** The home that was taken off a list in sight last, and can be put back. */
  undo: Removal | null;
  /** Homes that were taken off a list in sight: it shows them no longer. */
  takenOff: readonly string[];
  /** How often a list of this browser has moved into an account. */
  moves: number;
}>;

/** `after` is the home it stood behind; null where it was the first. */
type Removal = Readonly<{ id: string; after: string | null }>;

type Press = Readonly<{ id: string; isSaved: boolean; removal?: Removal }>;

const asleep: State = { ids: undefined, isSettled: false, news: null, undo: null, takenOff: [], moves: 0 };
const listeners = new Set<() => void>();

let state = asleep;
/** The list as it is stored: what a heart falls back to. */
let stored: readonly string[] = [];
/** Presses on their way to the store, shown as if they had arrived. */
let presses: readonly Press[] = [];
let isAccount = false;
/** The hint of the last look. */
let hint: boolean | undefined;
/** Tells other tabs of changes at the server; those of the browser's storage they hear of by themselves. */
let channel: BroadcastChannel | undefined;
let isStarted = false;
let waiting: Promise<unknown> = Promise.resolve();

/** What is saved becomes the first; what is put back stands where it stood, as far as that is known. */
function withPress(ids: readonly string[], { id, isSaved, removal }: Press): readonly string[] {
  const others = ids.filter((other) => other !== id);
  if (!isSaved) return others;
  const place = removal?.after ? others.indexOf(removal.after) + 1 : 0;
  return [...others.slice(0, place), id, ...others.slice(place)];
}

function put(changes: Partial<State> = {}): void {
  state = { ...state, ...changes, ids: presses.reduce(withPress, stored) };
  listeners.forEach((listener) => listener());
}

/** One after the other: of two presses of a heart the second counts. */
function enqueue(work: () => Promise<void>): Promise<void> {
  const next = waiting.then(work);
  waiting = next.catch(() => undefined);
  return next;
}

/** Reads the list anew; what the browser kept moves into the account of whoever is signed in now. */
async function load(): Promise<void> {
  hint = isHinted();
  // What an account asked this browser to keep goes with the session.
  if (!hint) clearViewedListings();
  const kept = readSavedListings();
  const moving = hint && kept.length > 0 ? await changeAccount({ save: kept }) : null;
  const answer = hint ? await readAccount() : 'signedOut';
  isAccount = answer !== 'signedOut';
  if (isAccount) listen();
  if (answer === 'failed') return put({ isSettled: true });
  stored = answer === 'signedOut' ? kept : answer;
  const hasMoved = isAccount && (moving === 'done' || moving === 'full');
  if (hasMoved) writeSavedListings([]);
  put({ isSettled: true, moves: state.moves + Number(hasMoved), ...(moving === 'full' && { news: 'full' }) });
  if (hasMoved) channel?.postMessage(null);
}

/** For clients alone: a page with an open channel is not kept for Back by every browser. */
function listen(): void {
  channel ??= new BroadcastChannel('saved-homes');
  channel.onmessage = reload;
}

/** Looks again where somebody signed in or out since the last look: in another tab, or on the way to this page. */
export function lookAgain(): void {
  if (hint !== undefined && hint !== isHinted()) void enqueue(load);
}

const reload = () => void enqueue(load);

function start(): void {
  onSavedListingsChange(reload);
  document.addEventListener('visibilitychange', lookAgain);
  // A page that Back takes out of the browser's memory has slept through every message.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
  if (isHinted()) {
    // What the browser keeps stands there until the server has answered.
    stored = readSavedListings();
    put();
  }
  reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // In a task of its own: storage is slow to answer at first, and hearts come to life together with the whole page.
  if (!isStarted) setTimeout(start);
  isStarted = true;
  return () => listeners.delete(listener);
}

/** The list of saved homes, the same for all hearts of the page. */
export function useSaved(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => asleep,
  );
}

/**
 * Puts a home on the list or takes it off, at once to the eye; where that fails, the heart goes back and says so. What
 * is taken off a list in sight leaves it, and can be put back.
 */
export function toggleListing(id: string, isListed = false): void {
  const ids = state.ids ?? [];
  const isSaved = !ids.includes(id);
  if (isSaved && ids.length >= MAX_SAVED_HOMES) return put({ news: 'full', undo: null });
  if (isSaved || !isListed) return send({ id, isSaved }, { news: null, undo: null });
  const removal = { id, after: ids[ids.indexOf(id) - 1] ?? null };
  send({ id, isSaved, removal }, { news: 'removed', undo: removal, takenOff: [...state.takenOff, id] });
}

/** Puts back what was taken off a list in sight last, at its place. */
export function undoRemoval(): void {
  const { undo } = state;
  if (undo) send({ id: undo.id, isSaved: true, removal: undo }, { news: null, undo: null });
}

function send(press: Press, changes: Partial<State>): void {
  presses = [...presses, press];
  put(changes);
  void enqueue(() => store(press));
}

async function store(press: Press): Promise<void> {
  if (hint !== isHinted()) await load();
  const { id, isSaved, removal } = press;
  const change = isSaved ? { save: [id], ...(removal && { after: removal.after }) } : { remove: [id] };
  const outcome = isAccount ? await changeAccount(change) : 'signedOut';
  const kind = outcome === 'signedOut' ? keepHere(press) : outcome;
  presses = presses.filter((other) => other !== press);
  if (kind !== 'done' && kind !== 'kept') return put({ news: kind, undo: isSaved ? (removal ?? null) : null });
  stored = withPress(stored, press);
  if (isAccount) channel?.postMessage(null);
  // What left a list in sight was told at once.
  if (removal && !isSaved) return put();
  put({ news: !isSaved ? 'removed' : kind === 'done' ? 'saved' : 'kept' });
}

/** Without a session, or with one that is over, the browser keeps the list. */
function keepHere(press: Press): 'kept' | 'closed' {
  if (isAccount) stored = readSavedListings();
  isAccount = false;
  return writeSavedListings(withPress(readSavedListings(), press)) ? 'kept' : 'closed';
}

/** Takes homes off the list that are not offered any more, without a word. */
export function forgetListings(gone: readonly string[]): void {
  void enqueue(async () => {
    const ids = stored.filter((id) => !gone.includes(id));
    if (isAccount ? (await changeAccount({ remove: gone })) !== 'done' : !writeSavedListings(ids)) return;
    stored = ids;
    put();
  });
}

/** The visitor has read the news. */
export const dismissNews = (): void => put({ news: null, undo: null });

/** The list is out of sight, and with it what could be put back on it. */
export function leaveList(): void {
  if (state.undo) dismissNews();
}
