import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CodeFormProps } from './code-form';

export async function codeFormTexts(isRecovery = false): Promise<CodeFormProps['texts']> {
  const t = await getTranslations('secondStep.errors');
  return {
    required: t('required'),
    wrongCode: t(isRecovery ? 'wrongRecoveryCode' : 'wrongCode'),
    // The form inserts the server's time.
    paused: t('paused', { time: '{time}' }),
    failed: t('failed'),
  };
}
