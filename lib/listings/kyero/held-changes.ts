/** What a run would do to a home; prices in EUR, null where it is withdrawn. */
export type HeldRow = Readonly<{ id: string; reference: string; from: number | null; to: number | null }>;

/** Withdrawals and new prices of one reading of a feed. */
export type FeedPlan = Readonly<{
  /** Of all rows: the same feed over the same homes has the same. */
  hash: string;
  /** Homes that the feed has on the site. */
  of: number;
  withdrawn: number;
  repriced: number;
  rows: readonly HeldRow[];
}>;

/** A plan that waits for a yes, with its first rows. `approved`: the next run carries out exactly that. */
export type HeldChanges = FeedPlan & Readonly<{ heldAt: string; decision: 'waiting' | 'approved' | 'declined' }>;

/** Rows of a plan that are stored. */
export const HELD_ROWS = 200;

/** Fewer changes are an ordinary day of a small agency. */
const FEW = 5;
const SHARE = 1 / 5;

/**
 * Whether a run waits for a yes: it would withdraw or reprice more than a fifth of the homes and at least five, or
 * withdraw more than half of them, however few. A broken export looks like that.
 */
export function isHeld({ of, repriced, withdrawn }: Pick<FeedPlan, 'of' | 'repriced' | 'withdrawn'>): boolean {
  const changed = withdrawn + repriced;
  return withdrawn > of / 2 || (changed >= FEW && changed > of * SHARE);
}

/** What becomes of a plan, by what was decided about the last one that was held. */
export function decisionOn(plan: FeedPlan, held: HeldChanges | null): 'free' | 'waiting' | 'declined' {
  if (!isHeld(plan)) return 'free';
  if (held?.hash !== plan.hash) return 'waiting';
  return held.decision === 'approved' ? 'free' : held.decision;
}
