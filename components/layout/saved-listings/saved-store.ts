'use client';

import { useSyncExternalStore } from 'react';
import { isHinted } from '@/components/layout/account-menu/is-hinted';
import { clearViewedListings } from '@/lib/listings/saved/viewed-listings';
import {
  MAX_SAVED_LISTINGS,
  onSavedListingsChange,
  readSavedListings,
  writeSavedListings,
} from '@/lib/listings/saved/saved-listings';
import { changeAccount, readAccount } from './account-list';

/** `savedLocally`: in this browser only; `closed`: not stored. */
export type SavedNewsState = 'saved' | 'savedLocally' | 'removed' | 'failed' | 'full' | 'closed';

type State = Readonly<{
  /** Latest first; undefined before hydration. */
  ids: readonly string[] | undefined;
  /** Whether storage or server have responded. */
  isSettled: boolean;
  news: SavedNewsState | null;
  undo: Removal | null;
  takenOff: readonly string[];
  moves: number;
}>;

/** `after`: previous neighbour; null if first. */
type Removal = Readonly<{ id: string; after: string | null }>;

type Toggle = Readonly<{ id: string; isSaved: boolean; removal?: Removal }>;

const initialState: State = { ids: undefined, isSettled: false, news: null, undo: null, takenOff: [], moves: 0 };
const listeners = new Set<() => void>();

let state = initialState;
let stored: readonly string[] = [];
let pendingToggles: readonly Toggle[] = [];
let isAccount = false;
let hint: boolean | undefined;
let channel: BroadcastChannel | undefined;
let isStarted = false;
let waiting: Promise<unknown> = Promise.resolve();

function applyToggle(ids: readonly string[], { id, isSaved, removal }: Toggle): readonly string[] {
  const others = ids.filter((other) => other !== id);
  if (!isSaved) return others;
  const place = removal?.after ? others.indexOf(removal.after) + 1 : 0;
  return [...others.slice(0, place), id, ...others.slice(place)];
}

function put(changes: Partial<State> = {}): void {
  state = { ...state, ...changes, ids: pendingToggles.reduce(applyToggle, stored) };
  listeners.forEach((listener) => listener());
}

/** Runs in sequence: the last toggle wins. */
function enqueue(work: () => Promise<void>): Promise<void> {
  const next = waiting.then(work);
  waiting = next.catch(() => undefined);
  return next;
}

/** Loads the list; moves the browser's list into the account. */
async function load(): Promise<void> {
  hint = isHinted();
  if (!hint) clearViewedListings();
  const local = readSavedListings();
  const moving = hint && local.length > 0 ? await changeAccount({ save: local }) : null;
  const response = hint ? await readAccount() : 'signedOut';
  isAccount = response !== 'signedOut';
  if (isAccount) listen();
  if (response === 'failed') return put({ isSettled: true });
  stored = response === 'signedOut' ? local : response;
  const hasMoved = isAccount && (moving === 'done' || moving === 'full');
  if (hasMoved) writeSavedListings([]);
  put({ isSettled: true, moves: state.moves + Number(hasMoved), ...(moving === 'full' && { news: 'full' }) });
  if (hasMoved) channel?.postMessage(null);
}

/** For clients only: an open channel prevents the back/forward cache in some browsers. */
function listen(): void {
  channel ??= new BroadcastChannel('saved-homes');
  channel.onmessage = reload;
}

export function reloadIfSessionChanged(): void {
  if (hint !== undefined && hint !== isHinted()) void enqueue(load);
}

const reload = () => void enqueue(load);

function start(): void {
  onSavedListingsChange(reload);
  document.addEventListener('visibilitychange', reloadIfSessionChanged);
  window.addEventListener('pagehide', sendPending);
  // The back/forward cache restored the page: messages were missed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
  if (isHinted()) {
    // Shows the local list until the server responds.
    stored = readSavedListings();
    put();
  }
  reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A separate task: first storage access is slow and would delay hydration.
  if (!isStarted) setTimeout(start);
  isStarted = true;
  return () => listeners.delete(listener);
}

export function useSaved(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );
}

/** Removals from a visible list can be undone. */
export function toggleListing(id: string, isListed = false): void {
  const ids = state.ids ?? [];
  const isSaved = !ids.includes(id);
  if (isSaved && ids.length >= MAX_SAVED_LISTINGS) return put({ news: 'full', undo: null });
  if (isSaved || !isListed) return send({ id, isSaved }, { news: null, undo: null });
  const removal = { id, after: ids[ids.indexOf(id) - 1] ?? null };
  send({ id, isSaved, removal }, { news: 'removed', undo: removal, takenOff: [...state.takenOff, id] });
}

export function undoRemoval(): void {
  const { undo } = state;
  if (undo) send({ id: undo.id, isSaved: true, removal: undo }, { news: null, undo: null });
}

function send(toggle: Toggle, changes: Partial<State>): void {
  pendingToggles = [...pendingToggles, toggle];
  put(changes);
  void enqueue(() => store(toggle));
}

async function store(toggle: Toggle): Promise<void> {
  if (hint !== isHinted()) await load();
  const { id, isSaved, removal } = toggle;
  const change = isSaved ? { save: [id], ...(removal && { after: removal.after }) } : { remove: [id] };
  const outcome = isAccount ? await changeAccount(change) : 'signedOut';
  const kind = outcome === 'signedOut' ? storeLocally(toggle) : outcome;
  pendingToggles = pendingToggles.filter((other) => other !== toggle);
  if (kind !== 'done' && kind !== 'savedLocally') return put({ news: kind, undo: isSaved ? (removal ?? null) : null });
  stored = applyToggle(stored, toggle);
  if (isAccount) channel?.postMessage(null);
  // Removal from a visible list is already announced.
  if (removal && !isSaved) return put();
  put({ news: !isSaved ? 'removed' : kind === 'done' ? 'saved' : 'savedLocally' });
}

/** Repeats have no effect. */
function sendPending(): void {
  const ids = [...new Set(pendingToggles.map(({ id }) => id))].reverse();
  if (!isHinted() || ids.length === 0) return;
  const isSaved = (id: string) => state.ids?.includes(id);
  void changeAccount({ save: ids.filter(isSaved), remove: ids.filter((id) => !isSaved(id)) });
}

/** Stores in the browser without a session. */
function storeLocally(toggle: Toggle): 'savedLocally' | 'closed' {
  if (isAccount) stored = readSavedListings();
  isAccount = false;
  return writeSavedListings(applyToggle(readSavedListings(), toggle)) ? 'savedLocally' : 'closed';
}

/** Removes withdrawn listings without a message. */
export function forgetListings(gone: readonly string[]): void {
  void enqueue(async () => {
    const ids = stored.filter((id) => !gone.includes(id));
    if (isAccount ? (await changeAccount({ remove: gone })) !== 'done' : !writeSavedListings(ids)) return;
    stored = ids;
    put();
  });
}

export const dismissNews = (): void => put({ news: null, undo: null });

export function leaveSharedList(): void {
  if (state.undo) dismissNews();
}
