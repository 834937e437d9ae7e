import 'server-only';
import { useLocale } from 'next-intl';
import NextLink from 'next/link';
import { localizedHref, type AppHref } from './href';
import { IntentLink, type IntentLinkProps } from './intent-link';
import type { Locale } from './locales';
import { isWholeList } from './routes';

export type LinkProps = Omit<IntentLinkProps, 'href'> & { href: AppHref };

/** Not async: each async component adds a row to the page data. */
export function Link({ href, ...props }: LinkProps) {
  const address = localizedHref(useLocale() as Locale, href);
  // Next's router reuses a prefetched static page for every query: a filter would show the whole list. Uncached lists
  // answer 404.
  if (isWholeList(href.split('?')[0] ?? '')) return <NextLink {...props} href={address} prefetch={false} />;
  return <IntentLink {...props} href={address} />;
}
