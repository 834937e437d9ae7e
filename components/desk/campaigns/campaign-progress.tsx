import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime, formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { CampaignStateLabel } from './campaign-state-label';
import { RefreshWhileSending } from './refresh-while-sending';
import styles from './newsletter.module.scss';
import type { ReactNode } from 'react';

const ends = ['sent', 'bounced', 'failed', 'unknown', 'skipped'] as const;

type CampaignProgressProps = Readonly<{
  campaign: Readonly<
    Record<(typeof ends)[number] | 'subscribers', number> & {
      id: string;
      state: 'draft' | 'sending' | 'paused' | 'sent';
      testedAt: Date | null;
      updatedAt: Date;
      startedAt: Date | null;
      finishedAt: Date | null;
    }
  >;
  perSecond: number;
  notice: 'sending' | 'paused' | 'resumed' | 'indexed' | 'retried' | null;
  actions: Readonly<{ pause: RedirectingAction; resume: RedirectingAction }>;
  children: ReactNode;
}>;

const MINUTE = 60;

export async function CampaignProgress({ actions, campaign, children, notice, perSecond }: CampaignProgressProps) {
  const t = await getTranslations('deskNewsletter');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { finishedAt, id, subscribers, startedAt, state } = campaign;
  const done = ends.reduce((sum, end) => sum + campaign[end], 0);
  const waiting = state === 'sent' ? 0 : Math.max(0, subscribers - done);
  const number = (value: number) => formatNumber(value, locale);
  const moment = (at: Date | null) => at && formatDateTime(at.toISOString(), locale);
  const rows = [
    ['readers', number(subscribers)],
    ...ends.filter((end) => end === 'sent' || campaign[end] > 0).map((end) => [end, number(campaign[end])] as const),
    ...(waiting > 0 ? [['waiting', number(waiting)] as const] : []),
    ['began', moment(startedAt)],
    ['ended', moment(finishedAt)],
  ] as const;
  return (
    <div className={styles.sections}>
      <FormMessage kind="success">{notice && <p>{t(`notice.${notice}`)}</p>}</FormMessage>
      <div className={styles.progress}>
        <CampaignStateLabel campaign={campaign} />
        {state !== 'sent' && (
          <>
            <progress aria-label={t('progress.label')} value={done} max={subscribers} />
            <p>
              {t('progress.done', { done: number(done), total: number(subscribers) })}
              {state === 'sending' && waiting > 0 && (
                <> · {t('progress.remaining', { minutes: Math.ceil(waiting / perSecond / MINUTE) })}</>
              )}
            </p>
          </>
        )}
        {state === 'sending' && <RefreshWhileSending />}
        {(state === 'sending' || state === 'paused') && (
          <ActionForm action={state === 'sending' ? actions.pause : actions.resume} failed={common('lost')}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit">{t(state === 'sending' ? 'progress.pause' : 'progress.resume')}</Button>
          </ActionForm>
        )}
      </div>
      <section aria-labelledby="figures">
        <h2 id="figures">{t('progress.figures')}</h2>
        <dl className={styles.figures}>
          {rows.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{t(`progress.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      {children}
    </div>
  );
}
