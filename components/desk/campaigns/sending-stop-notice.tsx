import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';

type SendingStopNoticeProps = Readonly<{
  stop: Readonly<{ words: string; stoppedAt: Date; retryAt: Date }> | null;
  /** Newsletter of the page; '' for the list. */
  id: string;
  retry: RedirectingAction;
}>;

export async function SendingStopNotice({ id, retry, stop }: SendingStopNoticeProps) {
  if (!stop) return null;
  const t = await getTranslations('deskNewsletter.stop');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const [since, again] = [stop.stoppedAt, stop.retryAt].map((at) => formatDateTime(at.toISOString(), locale));
  return (
    <>
      <FormMessage kind="error">
        <p>{t('text', { since: since ?? '', again: again ?? '' })}</p>
        <blockquote>{stop.words}</blockquote>
        <p>{t('advice')}</p>
      </FormMessage>
      <ActionForm action={retry} failed={common('lost')}>
        <HiddenFields values={{ id, locale }} />
        <Button type="submit" look="outline" isSmall>
          {t('retry')}
        </Button>
      </ActionForm>
    </>
  );
}
