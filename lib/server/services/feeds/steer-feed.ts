import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { decideHeld, makeFeedDue, setFeedPause } from '@/lib/server/data/feeds/desk-feeds';
import { insertFeed, findFeedRow } from '@/lib/server/data/feeds/feeds';
import { withRight, type RecordActivity } from '@/lib/server/services/access/with-right';
import { isConfiguredFeed } from '@/lib/server/services/feeds/feed-source';

/** `other`: the held changes differ from the reviewed ones. */
export type SteerResult = 'done' | 'gone' | 'paused' | 'other';

export async function pauseFeed(actor: Actor, name: string): Promise<SteerResult> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, (record) => pause(name, true, record));
}

export async function resumeFeed(actor: Actor, name: string): Promise<SteerResult> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, (record) => pause(name, false, record));
}

async function pause(name: string, isPaused: boolean, record: RecordActivity): Promise<SteerResult> {
  const row = await findFeedRow(name);
  if (!isKnown(name, row)) return 'gone';
  if (!row) await insertFeed(name);
  if (isPaused !== Boolean(row?.pausedAt)) {
    await setFeedPause(name, isPaused);
    await record(isPaused ? 'feedPaused' : 'feedResumed');
  }
  return 'done';
}

/** Makes the next run due: `importIfDue` or, within a minute, the schedule starts it. */
export async function requestRun(actor: Actor, name: string): Promise<SteerResult> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record): Promise<SteerResult> => {
    const row = await findFeedRow(name);
    if (!isKnown(name, row)) return 'gone';
    if (row?.pausedAt) return 'paused';
    await makeFeedDue(name);
    await record('feedRun');
    return 'done';
  });
}

/** Approves held changes for the next run, only if they match `hash`. */
export async function applyHeld(actor: Actor, name: string, hash: string): Promise<SteerResult> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record): Promise<SteerResult> => {
    const row = await findFeedRow(name);
    if (!isKnown(name, row)) return 'gone';
    if (row?.pausedAt) return 'paused';
    if (!(await decideHeld(name, hash, 'approved'))) return 'other';
    await makeFeedDue(name);
    await record('feedConfirmed', { after: { ...numbersOf(row?.held), decision: 'approved' } });
    return 'done';
  });
}

export async function declineHeld(actor: Actor, name: string, hash: string): Promise<SteerResult> {
  return withRight(actor, 'feed.manage', { kind: 'feed', id: name }, async (record): Promise<SteerResult> => {
    const row = await findFeedRow(name);
    if (!isKnown(name, row)) return 'gone';
    if (!(await decideHeld(name, hash, 'declined'))) return 'other';
    await record('feedConfirmed', { after: { ...numbersOf(row?.held), decision: 'declined' } });
    return 'done';
  });
}

type Row = Awaited<ReturnType<typeof findFeedRow>>;

const isKnown = (name: string, row: Row) => row?.isOfDesk || isConfiguredFeed(name);

const numbersOf = (held: NonNullable<Row>['held'] | undefined) =>
  held ? { withdrawn: held.withdrawn, repriced: held.repriced } : {};
