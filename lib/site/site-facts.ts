import 'server-only';
import { processState } from '@/lib/env/process-state';
import { contentFacts, type SiteFacts } from './content-facts';

/** Null: those of content/. */
const state = processState<{ current: SiteFacts | null }>('siteFacts', () => ({ current: null }));

/**
 * What the agency says of itself, as it stands now. Call it while rendering or answering, never when a module loads:
 * the facts may change while the process runs.
 */
export const siteFacts = (): SiteFacts => state.current ?? contentFacts;

/** Facts of the desk over those of content/; null for these alone. */
export function setSiteFacts(facts: SiteFacts | null): void {
  state.current = facts;
}
