import 'server-only';
import { pathWithQuery, type Query } from '@/lib/browser/path-with-query';
import { localizedHref } from '@/lib/i18n/href';
import type { StaticRoute } from '@/lib/i18n/routes';
import type { Locale } from '@/lib/i18n/locales';
import { requireUser, type CurrentUser } from './current-user';

type Tool = Extract<StaticRoute, `/herramientas/${string}`>;

/**
 * The signed-in client; others sign in and return with the tool's own fields.
 * @throws DatabaseUnavailableError
 */
export async function requireClient(
  locale: Locale,
  tool: Tool,
  query: Query,
  fields: readonly string[],
): Promise<CurrentUser> {
  const typed = Object.fromEntries(Object.entries(query).filter(([name]) => fields.includes(name)));
  return requireUser(locale, pathWithQuery(localizedHref(locale, tool), typed));
}
