import 'server-only';
import { useLocale } from 'next-intl';
import { localizedHref, type AppHref } from './href';
import { IntentLink, type IntentLinkProps } from './intent-link';
import type { Locale } from './locales';

export type LinkProps = Omit<IntentLinkProps, 'href'> & { href: AppHref };

/**
 * A link inside the site, to a page in the language of the page it stands on. Not async: React writes the result of
 * each async component as a row of its own into the page's data, and a page has a hundred links.
 */
export function Link({ href, ...props }: LinkProps) {
  return <IntentLink {...props} href={localizedHref(useLocale() as Locale, href)} />;
}
