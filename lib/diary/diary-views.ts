import type { ListingAnswerView } from '@/lib/contacts/listing-answer';
import type { InvitationAnswer } from '@/lib/contacts/received-email';
import type { Span } from './open-spans';

export type DiaryEntry = Readonly<{
  id: string;
  start: number;
  minutes: number;
  kind: 'call' | 'viewing' | 'valuation';
  mode: 'inPerson' | 'video' | 'telephone';
  state: 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'tookPlace' | 'noShow';
  name: string;
  /** `place`: street without its type, or neighbourhood. */
  listing: Readonly<{ id: string; reference: string; title: string; place: string }> | null;
  agent: string | null;
  /** Estimated; 0: none. */
  travelMinutes: number;
}>;

/** `isMovable`: by dragging; a request is moved on its page. */
export type MovableEntry = DiaryEntry & Readonly<{ isMovable: boolean }>;

/** `address`: null for calls. */
export type ComingAppointment = DiaryEntry & Readonly<{ phone: string; address: string | null }>;

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
  entries: readonly MovableEntry[];
  blocks: readonly DiaryBlock[];
  open: readonly Span[];
}>;

export type DiaryDetails = DiaryEntry &
  Readonly<{
    reference: string;
    email: string;
    phone: string;
    notes: string | null;
    place: string | null;
    guests: readonly Readonly<{ id: string; name: string; email: string }>[];
    contactId: string | null;
    /** By email; `proposed`: another start (ms since 1970). */
    answer: Readonly<{
      answer: InvitationAnswer['answer'];
      name: string;
      at: string;
      proposed: number | null;
    }> | null;
    opinion: ListingAnswerView | null;
    feedbackInternal: string | null;
    feedbackForSeller: string | null;
    isEditable: boolean;
    isAhead: boolean;
  }>;

export type DiaryStaff = Readonly<{ id: string; name: string }>;
