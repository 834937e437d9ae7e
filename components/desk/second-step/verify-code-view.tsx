import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { CodeForm, type CodeFormProps } from './code-form';
import { codeFormTexts } from './code-form-texts';
import { SecondStepFrame } from './second-step-frame';
import styles from './second-step.module.scss';

type VerifyCodeViewProps = Readonly<{
  email: string;
  returnTo: string;
  isRecovery: boolean;
  action: CodeFormProps['action'];
}>;

export async function VerifyCodeView({ email, returnTo, isRecovery, action }: VerifyCodeViewProps) {
  const t = await getTranslations('secondStep');
  const query = new URLSearchParams({ returnTo, ...(!isRecovery && { recovery: '1' }) }).toString();
  return (
    <SecondStepFrame email={email} heading={t('verify.heading')}>
      <p>{t(isRecovery ? 'verify.leadRecovery' : 'verify.lead')}</p>
      <CodeForm
        action={action}
        isRecovery={isRecovery}
        labels={{
          code: t(isRecovery ? 'recoveryCode' : 'code'),
          ...(!isRecovery && { hint: t('codeHint') }),
          submit: t('verify.submit'),
          pending: t('verify.pending'),
        }}
        texts={await codeFormTexts(isRecovery)}
        hidden={{ locale: await currentLocale(), returnTo }}
      />
      <div>
        <Link href={`/dashboard/agency/verify?${query}`} className={styles.inline}>
          {t(isRecovery ? 'verify.useApp' : 'verify.useRecovery')}
        </Link>
        {isRecovery && <p className="mini soft">{t('verify.lost')}</p>}
      </div>
    </SecondStepFrame>
  );
}
