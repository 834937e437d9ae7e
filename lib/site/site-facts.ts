import 'server-only';
import { processState } from '@/lib/env/process-state';
import { contentFacts, type SiteFacts } from './content-facts';

const state = processState<{ current: SiteFacts | null }>('siteFacts', () => ({ current: null }));

/**
 * Returns the current facts. Call it per render or request, never at module load:
 * facts change at run time.
 */
export const siteFacts = (): SiteFacts => state.current ?? contentFacts;

export function setSiteFacts(facts: SiteFacts | null): void {
  state.current = facts;
}
