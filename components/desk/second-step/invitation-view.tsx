import { getTranslations } from 'next-intl/server';
import { ButtonForm } from '@/components/ui/button-form';
import { StripToken } from '@/components/ui/strip-token';
import type { StaffRole } from '@/lib/access/rights';
import { redirectingForm, type RedirectingAction } from '@/lib/forms/redirecting-form';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { siteFacts } from '@/lib/site/site-facts';
import { SecondStepFrame } from './second-step-frame';
import styles from './second-step.module.scss';

type InvitationViewProps = Readonly<{
  email: string;
  invitation: Readonly<
    { state: 'open'; role: StaffRole } | { state: 'otherAddress'; email: string } | { state: 'none' }
  >;
  action: RedirectingAction;
}>;

export async function InvitationView({ email, invitation, action }: InvitationViewProps) {
  const t = await getTranslations('secondStep.invitation');
  const common = await getTranslations('common');
  if (invitation.state === 'open') {
    return (
      <SecondStepFrame email={email} heading={t('heading', { agency: siteFacts().agency.name })}>
        <StripToken />
        <p>{t('lead', { role: invitation.role })}</p>
        <ButtonForm
          form={redirectingForm}
          action={action}
          texts={{ failed: common('lost') }}
          hidden={{ locale: await currentLocale() }}
          labels={{ submit: t('accept'), pending: t('pending') }}
          isWide
        />
      </SecondStepFrame>
    );
  }
  const isOther = invitation.state === 'otherAddress';
  return (
    <SecondStepFrame email={email} heading={t(isOther ? 'otherHeading' : 'noneHeading')}>
      <p>{isOther ? t('other', { email: invitation.email, own: email }) : t('none', { own: email })}</p>
      <Link href="/dashboard" className={styles.inline}>
        {t('toAccount')}
      </Link>
    </SecondStepFrame>
  );
}
