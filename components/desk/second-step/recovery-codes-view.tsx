import { getTranslations } from 'next-intl/server';
import type { RecoveryCodesState } from '@/lib/access/second-step-form';
import { localizedPath } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { RecoveryCodes } from './recovery-codes';
import { SecondStepFrame } from './second-step-frame';

type RecoveryCodesViewProps = Readonly<{
  email: string;
  left: number;
  returnTo: string;
  action: (state: RecoveryCodesState, data: FormData) => Promise<RecoveryCodesState>;
}>;

export async function RecoveryCodesView({ email, left, returnTo, action }: RecoveryCodesViewProps) {
  const t = await getTranslations('secondStep.codes');
  const locale = await currentLocale();
  const isFirst = left === 0;
  return (
    <SecondStepFrame email={email} heading={t(isFirst ? 'headingFirst' : 'heading')}>
      <p>{t('lead')}</p>
      <RecoveryCodes
        action={action}
        locale={locale}
        goTo={localizedPath(locale, returnTo)}
        labels={{
          left: isFirst ? null : `${t('left', { count: left })} ${t('replace')}`,
          make: t(isFirst ? 'make' : 'makeNew'),
          pending: t('pending'),
          list: t('list'),
          copy: t('copy'),
          copied: t('copied'),
          print: t('print'),
          goOn: t('goOn'),
          skip: t(isFirst ? 'later' : 'back'),
          failed: t('failed'),
        }}
      />
    </SecondStepFrame>
  );
}
