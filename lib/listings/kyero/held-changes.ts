export type HeldRow = Readonly<{ id: string; reference: string; from: number | null; to: number | null }>;

export type FeedPlan = Readonly<{
  /** The same feed and listings give the same hash. */
  hash: string;
  of: number;
  withdrawn: number;
  repriced: number;
  rows: readonly HeldRow[];
}>;

/** `approved`: the next run applies exactly this plan. */
export type HeldChanges = FeedPlan & Readonly<{ heldAt: string; decision: 'waiting' | 'approved' | 'declined' }>;

export const HELD_ROWS = 200;

/** Fewer changes are normal for a small agency. */
const FEW = 5;
const SHARE = 1 / 5;

/**
 * Requires approval when over a fifth and at least five listings change, or over half are withdrawn. Detects broken
 * exports.
 */
export function isHeld({ of, repriced, withdrawn }: Pick<FeedPlan, 'of' | 'repriced' | 'withdrawn'>): boolean {
  const changed = withdrawn + repriced;
  return withdrawn > of / 2 || (changed >= FEW && changed > of * SHARE);
}

export function decisionOn(plan: FeedPlan, held: HeldChanges | null): 'free' | 'waiting' | 'declined' {
  if (!isHeld(plan)) return 'free';
  if (held?.hash !== plan.hash) return 'waiting';
  return held.decision === 'approved' ? 'free' : held.decision;
}
