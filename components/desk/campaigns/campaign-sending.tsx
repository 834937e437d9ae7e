import { getTranslations } from 'next-intl/server';
import { campaignSendForm, type SendFormCode, type TestFormCode } from '@/lib/campaigns/campaign-form';
import type { FormAction } from '@/lib/forms/define-form';
import { formatList, formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { SendCampaignForm } from './send-campaign-form';
import { TestForm } from './test-form';
import styles from './newsletter.module.scss';

type CampaignSendingProps = Readonly<{
  campaign: Readonly<{ id: string; editVersion: number }>;
  email: string;
  missing: readonly Readonly<{ locale: Locale; field: 'subject' | 'opening' }>[];
  /** Names of the listings that are left out. */
  gone: readonly string[];
  /** Names of listings that are left out for some minutes. */
  waiting: readonly string[];
  subscribers: Readonly<{ en: number; es: number }>;
  perSecond: number;
  isElsewhere: boolean;
  actions: Readonly<{ test: FormAction<TestFormCode>; send: FormAction<SendFormCode> }>;
}>;

const MINUTE = 60;

export async function CampaignSending(props: CampaignSendingProps) {
  const { actions, campaign, email, gone, isElsewhere, missing, perSecond, subscribers, waiting } = props;
  const t = await getTranslations('deskNewsletter');
  const locale = await currentLocale();
  const { en, es } = subscribers;
  const count = en + es;
  const canTest = new Set(missing.map((one) => one.locale)).size < 2;
  const list = missing.map((one) => t('preview.missingText', { field: one.field, language: one.locale }));
  return (
    <section aria-labelledby="send" className={styles.send}>
      <h2 id="send">{t('preview.send')}</h2>
      {missing.length > 0 && <p>{t('preview.missing', { list: formatList(list, locale) })}</p>}
      {gone.length > 0 && <p>{t('preview.gone', { list: formatList(gone, locale) })}</p>}
      {waiting.length > 0 && <p>{t('preview.waiting', { list: formatList(waiting, locale) })}</p>}
      <p className="soft">{t('preview.fresh')}</p>
      {canTest && (
        <TestForm
          action={actions.test}
          labels={{
            submit: t('preview.test', { email }),
            pending: t('preview.testing'),
            done: t('preview.tested', { email }),
          }}
          texts={{
            unknown: t('errors.unknown'),
            tooMany: t('errors.tooMany', { time: '{time}' }),
            failed: t('errors.failed'),
          }}
          hidden={{ id: campaign.id, locale }}
        />
      )}
      {isElsewhere && <p>{t('elsewhere')}</p>}
      {!isElsewhere && (
        <p>
          {t('preview.audience', {
            count,
            en: formatNumber(en, locale),
            es: formatNumber(es, locale),
            minutes: Math.ceil(count / perSecond / MINUTE),
          })}
        </p>
      )}
      {!isElsewhere && count > 0 && missing.length === 0 && (
        <>
          <p>{t('preview.final')}</p>
          <SendCampaignForm
            action={actions.send}
            hidden={{ id: campaign.id, editVersion: String(campaign.editVersion), locale }}
            labels={{
              isRead: t('preview.isRead'),
              submit: t('preview.sendNow', { count }),
              pending: t('preview.sending'),
            }}
            errors={await sendErrors()}
          />
        </>
      )}
    </section>
  );
}

async function sendErrors(): Promise<Readonly<Record<SendFormCode, string>>> {
  const t = await getTranslations('deskNewsletter.errors');
  return Object.fromEntries(campaignSendForm.codes.map((code) => [code, t(code)])) as Record<SendFormCode, string>;
}
