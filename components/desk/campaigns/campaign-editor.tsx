import { getTranslations } from 'next-intl/server';
import { FormMessage } from '@/components/ui/form-message';
import type { CampaignChoice } from '@/lib/campaigns/campaign-choices';
import { campaignLimits, type CampaignContent } from '@/lib/campaigns/campaign-content';
import type { CampaignFormCode } from '@/lib/campaigns/campaign-form';
import type { FormAction } from '@/lib/forms/define-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { CampaignForm } from './campaign-form';
import styles from './newsletter.module.scss';

type CampaignEditorProps = Readonly<{
  action: FormAction<CampaignFormCode>;
  saved: Readonly<{ id: string; editVersion: number; author: string; updatedAt: Date }> | null;
  content: CampaignContent;
  choices: Readonly<{ listings: readonly CampaignChoice[]; articles: readonly CampaignChoice[] }>;
  hasNotice: boolean;
}>;

export async function CampaignEditor({ action, choices, content, hasNotice, saved }: CampaignEditorProps) {
  const locale = await currentLocale();
  const t = await getTranslations('deskNewsletter');
  const named = ({ isGone, label, ...choice }: CampaignChoice) => ({
    ...choice,
    label: isGone ? t('form.gone', { name: label }) : label,
  });
  return (
    <div className={styles.sections}>
      <FormMessage kind="success">{hasNotice && <p>{t('notice.saved')}</p>}</FormMessage>
      <CampaignForm
        key={saved?.editVersion}
        action={action}
        hidden={{ locale, id: saved?.id ?? '', editVersion: String(saved?.editVersion ?? 0) }}
        languages={locales.toSorted((one) => (one === locale ? -1 : 1))}
        texts={content}
        listings={choices.listings.map(named)}
        articles={choices.articles.map(named)}
        labels={{
          language: { en: t('form.language.en'), es: t('form.language.es') },
          subject: t('form.subject'),
          subjectHint: t('form.subjectHint'),
          opening: t('form.opening'),
          openingHint: t('form.openingHint'),
          closing: t('form.closing'),
          homes: t('form.homes'),
          homesHint: t('form.homesHint', { max: String(campaignLimits.listings) }),
          references: t('form.references'),
          referencesHint: t('form.referencesHint'),
          articles: t('form.articles'),
          articlesHint: t('form.articlesHint', { max: String(campaignLimits.articles) }),
          replaces: t('form.replaces'),
          submit: t('form.save'),
          pending: t('form.saving'),
        }}
        errors={{
          tooLong: t('errors.tooLong'),
          tooManyHomes: t('errors.tooManyHomes', { max: String(campaignLimits.listings) }),
          tooManyArticles: t('errors.tooManyArticles', { max: String(campaignLimits.articles) }),
          unknownReference: t('errors.unknownReference'),
          conflict: t('errors.conflict'),
          closed: t('errors.closed'),
          unknown: t('errors.unknown'),
          failed: t('errors.failed'),
        }}
        savedVersion={
          saved && (
            <p>
              <Link href={deskPath('newsletter', saved.id, 'preview')} target="_blank">
                {t('form.savedVersion')}
              </Link>
            </p>
          )
        }
      />
      {saved && (
        <p className="mini soft">
          {t('form.lastSaved', { name: saved.author, time: formatDateTime(saved.updatedAt.toISOString(), locale) })}{' '}
          <Link href={deskPath('newsletter', saved.id, 'delete')}>{t('delete.submit')}</Link>
        </p>
      )}
    </div>
  );
}
