import type { Span } from './open-spans';

/** An appointment as the diary shows it. Moments are ms since 1970. */
export type DiaryEntry = Readonly<{
  id: string;
  start: number;
  minutes: number;
  kind: 'call' | 'viewing' | 'valuation';
  mode: 'inPerson' | 'video' | 'telephone';
  state: 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'tookPlace' | 'noShow';
  name: string;
  listing: Readonly<{ id: string; reference: string; title: string }> | null;
  /** Whose; null: the office's. */
  agent: string | null;
  /** Of the way there, by a guess; 0: none. */
  travelMinutes: number;
}>;

export type DiaryBlock = Readonly<{
  id: string;
  start: number;
  end: number;
  reason: 'unavailable' | 'holiday' | 'busy';
  agent: string;
  isOwn: boolean;
}>;

export type DiaryDay = Readonly<{
  day: string;
  entries: readonly DiaryEntry[];
  blocks: readonly DiaryBlock[];
  /** Hours of whose diary it is; of all the office's. */
  open: readonly Span[];
}>;

/** One appointment with all that the agency knows of it. */
export type DiaryDetails = DiaryEntry &
  Readonly<{
    reference: string;
    email: string;
    phone: string;
    notes: string | null;
    place: string | null;
    contactId: string | null;
    feedbackInternal: string | null;
    feedbackForSeller: string | null;
    isEditable: boolean;
    /** It has not begun, and is not cancelled. */
    isAhead: boolean;
  }>;

export type DiaryStaff = Readonly<{ id: string; name: string }>;
