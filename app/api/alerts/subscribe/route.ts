import { localizedHref } from '@/lib/i18n/href';
import { alertSchema } from '@/lib/listings/alerts/alert-schema';
import { currentUser } from '@/lib/server/auth/current-user';
import { handleJson } from '@/lib/server/http/handle-json';
import { subscribeToAlert } from '@/lib/server/services/alerts/subscribe-to-alert';

/** Outcomes that `/alerts` shows. */
const outcomes = ['asked', 'begun', 'full', 'invalid', 'tooMany'];

export const POST = handleJson({
  schema: alertSchema,
  done: 'asked',
  handle: async (data, visitor) => subscribeToAlert(data, visitor, await currentUser()),
  leadTo: (code, { search }, locale) => {
    // Accepts lone surrogates; `encodeURIComponent` would throw.
    const query = new URLSearchParams({
      outcome: outcomes.includes(code) ? code : 'failed',
      search: typeof search === 'string' ? search.slice(0, 1_000) : '',
    });
    return localizedHref(locale, `/alerts?${query.toString()}`);
  },
});
