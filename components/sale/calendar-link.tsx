import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { ShareForm } from '@/components/ui/share-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import { SampleButton } from './sample-button';
import styles from './sale.module.scss';

type CalendarLinkProps = Readonly<{
  listing: string;
  isShared: boolean;
  actions: Readonly<{ share: ComponentProps<typeof ShareForm>['action']; unshare: RedirectingAction }> | null;
}>;

export async function CalendarLink({ actions, isShared, listing }: CalendarLinkProps) {
  const t = await getTranslations('sale.calendar.link');
  const common = await getTranslations('common');
  const values = { listing, locale: await currentLocale() };
  return (
    <section className={styles.section} aria-labelledby="link">
      <h2 id="link">{t('title')}</h2>
      <p>{t('lead')}</p>
      {!actions && <SampleButton label={t('make')} text={t('sample')} />}
      {isShared && <p className="mini">{t('isShared')}</p>}
      {actions && (
        <ShareForm
          action={actions.share}
          values={values}
          labels={{
            made: t('made'),
            add: t('add'),
            submit: t(isShared ? 'makeAnother' : 'make'),
            pending: t('making'),
          }}
        />
      )}
      {actions && isShared && (
        <ActionForm action={actions.unshare} failed={common('lost')}>
          <HiddenFields values={values} />
          <Button type="submit" look="outline" isSmall>
            {t('end')}
          </Button>
        </ActionForm>
      )}
    </section>
  );
}
