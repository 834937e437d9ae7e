import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './preview-frame.module.scss';

type PreviewFrameProps = Readonly<{
  id: string;
  /** Saved version; prevents the browser from reusing a cached frame. */
  editVersion: number;
}>;

export async function PreviewFrame({ editVersion, id }: PreviewFrameProps) {
  const t = await getTranslations('deskHome.preview');
  const locale = await currentLocale();
  const page = localizedHref(locale, deskPath('homes', id, 'preview', 'page'));
  return (
    <figure className={styles.figure}>
      <figcaption className="mini soft">{t('frame')}</figcaption>
      <iframe src={`${page}?frame=${editVersion}`} title={t('frame')} loading="lazy" className={styles.frame} />
    </figure>
  );
}
