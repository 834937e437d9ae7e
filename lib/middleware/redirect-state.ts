import type { UploadFailure } from '@/lib/forms/csv-upload';
import type { RedirectProblem } from './check-redirects';

/** Rows that are shown. */
export const SHOWN_REFUSALS = 100;

/** What came of one redirect that was typed, or of a file of them. */
export type RedirectState = Readonly<
  | { status: 'idle' }
  | { status: 'error'; code: UploadFailure }
  | {
      status: 'done';
      /** How many were added, changed, left as they were and refused. */
      counts: Readonly<Record<'added' | 'changed' | 'unchanged' | 'refused', number>>;
      refused: readonly Readonly<{ line: number; from: string; problem: RedirectProblem; end?: string }>[];
      /** Comes back where it was refused. */
      typed?: Readonly<{ from: string; to: string }>;
      /** In words. */
      summary: string;
    }
>;

export type RedirectAction = (state: RedirectState, data: FormData) => Promise<RedirectState>;
