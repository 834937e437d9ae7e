import type { UploadFailure } from '@/lib/forms/csv-upload';
import type { RedirectProblem } from './check-redirects';

export const SHOWN_REFUSALS = 100;

export type RedirectState = Readonly<
  | { status: 'idle' }
  | { status: 'error'; code: UploadFailure }
  | {
      status: 'done';
      counts: Readonly<Record<'added' | 'changed' | 'unchanged' | 'refused', number>>;
      refused: readonly Readonly<{ line: number; from: string; problem: RedirectProblem; end?: string }>[];
      typed?: Readonly<{ from: string; to: string }>;
      summary: string;
    }
>;

export type RedirectAction = (state: RedirectState, data: FormData) => Promise<RedirectState>;
