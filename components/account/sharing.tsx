import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { sharedKinds, type SharedKind } from '@/lib/accounts/shared-kinds';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { Link } from '@/lib/i18n/link';
import styles from './dashboard.module.scss';
import own from './sharing.module.scss';

type SharingProps = { shares: Readonly<Record<SharedKind, boolean>>; change: RedirectingAction };

export async function Sharing({ shares, change }: SharingProps) {
  const t = await getTranslations('dashboardPage.sharing');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="sharing" className={styles.section}>
      <h2 id="sharing">{t('title')}</h2>
      <p className="soft" id="sharing-text">
        {t.rich('text', { link: (words) => <Link href="/privacy-policy">{words}</Link> })}
      </p>
      <ul className={own.switches}>
        {sharedKinds.map((kind) => (
          <li key={kind}>
            <ActionForm action={change} failed={common('lost')}>
              <HiddenFields values={{ kind, isShared: String(!shares[kind]), locale }} />
              <button role="switch" aria-checked={shares[kind]} aria-describedby="sharing-text" className={own.switch}>
                <span>{t(kind)}</span>
                <i aria-hidden="true">{t(shares[kind] ? 'on' : 'off')}</i>
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
