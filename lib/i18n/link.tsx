import 'server-only';
import { useLocale } from 'next-intl';
import { localizedHref, type AppHref } from './href';
import { IntentLink, type IntentLinkProps } from './intent-link';
import type { Locale } from './locales';

export type LinkProps = Omit<IntentLinkProps, 'href'> & { href: AppHref };

/** Link in the page's locale. Not async: each async component adds a row to the page data. */
export function Link({ href, ...props }: LinkProps) {
  return <IntentLink {...props} href={localizedHref(useLocale() as Locale, href)} />;
}
