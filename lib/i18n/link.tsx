import 'server-only';
import { localizedHref, type AppHref } from './href';
import { IntentLink, type IntentLinkProps } from './intent-link';
import { currentLocale } from './locale';

export type LinkProps = Omit<IntentLinkProps, 'href'> & { href: AppHref };

/** A link inside the site, to a page in the language of the page it stands on. */
export async function Link({ href, ...props }: LinkProps) {
  return <IntentLink {...props} href={localizedHref(await currentLocale(), href)} />;
}
