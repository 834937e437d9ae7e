import { processState } from '@/lib/env/process-state';
import type { Locale } from '@/lib/i18n/locales';
import type { Missing } from './missing-detail';

type Lookup = (token: string) => Promise<boolean>;

const state = processState('draft-links', () => ({ isOpen: null as Lookup | null }));

/** Pages cannot answer 404 with complete HTML, and the middleware reads no database: the start hands it over. */
export function setDraftLookup(isOpen: Lookup): void {
  state.isOpen = isOpen;
}

export const isDraftPage = (path: string): boolean => /^\/draft-homes\/[^/]+$/.test(path);

/** Returns null for an open link. Without an answer the page says what is wrong. */
export async function endedDraft(locale: Locale, path: string): Promise<Missing | null> {
  const token = path.split('/')[2] ?? '';
  const isOpen = await (state.isOpen?.(token) ?? Promise.resolve(true)).catch(() => true);
  return isOpen ? null : { page: `/${locale}/missing/draft`, status: 404 };
}
