import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { LeadingAction } from '@/lib/forms/leading-form';
import { currentLocale } from '@/lib/i18n/locale';
import { SampleButton } from './sample-button';
import styles from './sale.module.scss';

type CalendarLinkProps = Readonly<{
  listing: string;
  /** Whole address of the file; null without a link. */
  href: string | null;
  /** Null in the example. */
  action: LeadingAction | null;
}>;

/** The private link with which a calendar program shows the viewings. */
export async function CalendarLink({ action, href, listing }: CalendarLinkProps) {
  const t = await getTranslations('sale.calendar.link');
  const common = await getTranslations('common');
  const [label, isOn] = href === null ? [t('make'), 'yes'] : [t('end'), 'no'];
  return (
    <section className={styles.section} aria-labelledby="link">
      <h2 id="link">{t('title')}</h2>
      <p>{t('lead')}</p>
      {href !== null && (
        <>
          <p>
            <a href={href.replace(/^https?:/, 'webcal:')}>{t('add')}</a>
          </p>
          <p className="mini">
            {t('copy')}
            <br />
            <code className={styles.address}>{href}</code>
          </p>
        </>
      )}
      {action ? (
        <ActionForm action={action} failed={common('lost')}>
          <HiddenFields values={{ listing, isOn, locale: await currentLocale() }} />
          <Button type="submit" look="outline" isSmall>
            {label}
          </Button>
        </ActionForm>
      ) : (
        <SampleButton label={label} text={t('sample')} />
      )}
    </section>
  );
}
