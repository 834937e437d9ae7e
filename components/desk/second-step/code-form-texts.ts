import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CodeFormProps } from './code-form';

/** Texts of the codes of the form. `isRecovery`: it takes a recovery code. */
export async function codeFormTexts(isRecovery = false): Promise<CodeFormProps['texts']> {
  const t = await getTranslations('secondStep.errors');
  return {
    required: t('required'),
    wrongCode: t(isRecovery ? 'wrongRecoveryCode' : 'wrongCode'),
    // The form fills in the server's time.
    paused: t('paused', { time: '{time}' }),
    failed: t('failed'),
  };
}
