import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { FormMessage } from '@/components/ui/form-message';
import type { ReactNode } from 'react';
import styles from './message-view.module.scss';

type MessageViewProps = {
  siteUrl: URL;
  /** The form with what was typed, where something is still to do. */
  form?: ReactNode;
  /** What to say when nothing is. */
  done?: string;
};

/** The form on a page of its own: what a visitor without JavaScript sees after sending it. */
export async function MessageView({ siteUrl, form, done }: MessageViewProps) {
  const t = await getTranslations('contactPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/contact' }} siteUrl={siteUrl} />
      <h1>{t('form.title')}</h1>
      {done && <FormMessage kind="success">{done}</FormMessage>}
      {form}
    </div>
  );
}
