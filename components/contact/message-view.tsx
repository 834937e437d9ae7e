import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { ReactNode } from 'react';
import styles from './message-view.module.scss';

type MessageViewProps = {
  siteUrl: URL;
  form: ReactNode;
};

export async function MessageView({ siteUrl, form }: MessageViewProps) {
  const t = await getTranslations('contactPage');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/contact' }} siteUrl={siteUrl} />
      <h1>{t('form.title')}</h1>
      {form}
    </div>
  );
}
