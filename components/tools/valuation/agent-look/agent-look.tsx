import { getTranslations } from 'next-intl/server';
import type { FormAction } from '@/lib/forms/define-form';
import { readMessageErrors } from '@/lib/forms/read-message-errors';
import { pathWithQuery } from '@/lib/browser/path-with-query';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { languageName } from '@/lib/i18n/language-name';
import { siteFacts } from '@/lib/site/site-facts';
import type { AgentLookCode } from '@/lib/valuation/agent-look-form';
import type { ValuationPageView } from '@/lib/valuation/valuation-page';
import { AgentLookFields } from './agent-look-fields';
import styles from './agent-look.module.scss';

type AgentLookProps = {
  answers: ValuationPageView['values'];
  action: FormAction<AgentLookCode>;
  siteKey: string | null;
};

/** Includes the result only if its checkbox is ticked. */
export async function AgentLook({ answers, action, siteKey }: AgentLookProps) {
  const { agency } = siteFacts();
  const [t, contact, errors] = await Promise.all([
    getTranslations('valuationPage.agentLook'),
    getTranslations('contactForm'),
    readMessageErrors(),
  ]);
  const locale = await currentLocale();
  const path = pathWithQuery(localizedHref(locale, '/herramientas/valoracion'), answers);
  const typed = Object.entries(answers).map(([name, text]) => [`answers.${name}`, text] as const);
  return (
    <section id="agent-look" className="sand section" aria-labelledby="agent-look-heading">
      <div className={`wrap ${styles.look}`}>
        <div className={styles.text}>
          <h2 id="agent-look-heading">{t('heading')}</h2>
          <p>{t('text')}</p>
        </div>
        <AgentLookFields
          action={action}
          siteKey={siteKey}
          permalink={`${path}#agent-look`}
          hidden={{ locale, ...Object.fromEntries(typed) }}
          languages={agency.languages.map((id) => ({ id, name: languageName(id, locale) }))}
          privacy={contact.rich('privacy', {
            agency: agency.name,
            link: (words) => <Link href="/privacy-policy">{words}</Link>,
          })}
          labels={{
            fields: {
              name: contact('name'),
              email: contact('email'),
              phone: contact('optional', { label: t('phone') }),
              language: t('language'),
              note: contact('optional', { label: t('note') }),
              withResult: t('withResult'),
            },
            noteHint: t('noteHint'),
            similar: contact('similar'),
            honeypot: contact('honeypot'),
            submit: t('submit'),
            pending: contact('sending'),
            done: t('done'),
            errors: { ...errors, invalidPhone: t('invalidPhone') },
          }}
        />
      </div>
    </section>
  );
}
