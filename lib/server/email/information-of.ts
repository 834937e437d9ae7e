import 'server-only';
import type { Translator } from '@/lib/i18n/translator';
import { siteFacts } from '@/lib/site/site-facts';
import type { EmailBlock } from './content';

/** Information of GDPR art. 14, in the first email to an imported contact. */
export function informationOf(t: Translator<'emails'>, link: (path: `/${string}`) => string): readonly EmailBlock[] {
  const { agency } = siteFacts();
  const names = { agency: agency.name, email: agency.email };
  return [
    { kind: 'note', text: t('contactInformation.text', names) },
    { kind: 'note', text: t('contactInformation.rights', names) },
    { kind: 'link', label: t('contactInformation.policy'), href: link('/privacy-policy') },
  ];
}
