import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { imageActs, imageFields } from '@/lib/listings/images/image-form';
import type { ImagesNotice } from '@/lib/listings/images/images-notice';
import styles from './images-view.module.scss';

type ImageNoticesProps = Readonly<{
  notice: ImagesNotice;
  hidden: Readonly<Record<'listing' | 'locale', string>>;
  send: (data: FormData) => Promise<void>;
}>;

export async function ImageNotices({ hidden, notice, send }: ImageNoticesProps) {
  const { added, isSaved, notAdded, problem, removed } = notice;
  const t = await getTranslations('deskImages');
  return (
    <div className={styles.notices}>
      {problem && (
        <FormMessage kind="error">
          <p>{t(problem === 'refused' ? 'refused' : 'gone')}</p>
        </FormMessage>
      )}
      {notAdded.length > 0 && (
        <FormMessage kind="error">
          <p>{t('notAdded')}</p>
          <ul>
            {notAdded.map(({ code, file }, index) => (
              <li key={index}>{t(`outcomes.${code}`, { file: file || t('unnamed') })}</li>
            ))}
          </ul>
        </FormMessage>
      )}
      {added > 0 && (
        <FormMessage kind="success">
          <p>{t('added', { count: added })}</p>
        </FormMessage>
      )}
      {isSaved && (
        <FormMessage kind="success">
          <p>{t('saved')}</p>
        </FormMessage>
      )}
      {removed && (
        <FormMessage kind="success">
          <form action={send} className={styles.removed}>
            <HiddenFields values={hidden} />
            <p>{t('removed')}</p>
            <Button
              type="submit"
              look="outline"
              isSmall
              name={imageFields.act}
              value={imageActs.restore(removed.name, removed.at)}
            >
              {t('undo')}
            </Button>
          </form>
        </FormMessage>
      )}
    </div>
  );
}
