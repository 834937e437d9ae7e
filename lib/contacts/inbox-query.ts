import type { QueryValues } from '@/lib/browser/path-with-query';
import { cleanLine } from '@/lib/text/clean-field';
import { isUuid } from '@/lib/text/is-uuid';
import type { EnquiryView } from './contact-views';
import { enquirySources, enquiryStates, type EnquirySource, type EnquiryState } from './enquiry-state';

const MAX_SEARCH = 120;
const MAX_PAGE = 1_000;

export type InboxQuery = Readonly<{
  state: EnquiryState | 'open';
  agent: string;
  source: EnquirySource | '';
  search: string;
  page: number;
}>;

export function readInboxQuery(query: QueryValues): InboxQuery {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const agent = textOf('agent');
  return {
    state: enquiryStates.find((one) => one === query.state) ?? 'open',
    agent: agent === 'none' || isUuid(agent) ? agent : '',
    source: enquirySources.find((one) => one === query.source) ?? '',
    search: cleanLine(textOf('q')).slice(0, MAX_SEARCH),
    page: Math.min(MAX_PAGE, Math.max(1, Number.parseInt(textOf('page'), 10) || 1)),
  };
}

/** Excludes the page. */
export function inboxFilters({ agent, search, source, state }: InboxQuery): Readonly<Record<string, string>> {
  const all = { state: state === 'open' ? '' : state, agent, source, q: search };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export function inboxPath(query: InboxQuery) {
  return `/dashboard/agency/people?${paramsOf(query).toString()}` as const;
}

export function enquiryPath({ contactId, id }: Pick<EnquiryView, 'contactId' | 'id'>, query: InboxQuery) {
  if (contactId === null) return inboxPath(query);
  const params = paramsOf(query);
  params.set('enquiry', id);
  return `/dashboard/agency/people/${contactId}?${params.toString()}` as const;
}

function paramsOf(query: InboxQuery): URLSearchParams {
  return new URLSearchParams({ ...inboxFilters(query), ...(query.page > 1 && { page: String(query.page) }) });
}
