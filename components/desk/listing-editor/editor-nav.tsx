import { CircleCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { SectionView } from '@/lib/listings/fields/editor-view';
import { classNames } from '@/lib/text/class-names';
import styles from './editor-nav.module.scss';

type EditorNavProps = Readonly<{
  id: string;
  sections: readonly SectionView[];
  current: string | null;
  lacksImages: boolean;
}>;

export async function EditorNav({ current, id, lacksImages, sections }: EditorNavProps) {
  const t = await getTranslations('deskFields.editor');
  const tListing = await getTranslations('deskHome.parts');
  const state = (missing: number) =>
    missing > 0 ? (
      <span className={styles.missing}>{t('lacks', { count: missing })}</span>
    ) : (
      <span className={styles.complete}>
        <Icon node={CircleCheck} />
        <span>{t('complete')}</span>
      </span>
    );
  const page = deskPath('homes', id);
  return (
    <nav aria-label={t('sections')} className={classNames(styles.nav, current !== null && styles.onDesk)}>
      <ul>
        <li>
          <Link href={deskPath('homes', id, 'images')}>
            {tListing('images')}
            {state(lacksImages ? 1 : 0)}
          </Link>
        </li>
        {sections.map((section) => (
          <li key={section.id}>
            {/* A link to a page of its own on phones, else to an anchor. */}
            <Link
              href={`${page}?section=${section.id}`}
              className={current === null ? styles.onPhone : undefined}
              aria-current={current === section.id ? 'page' : undefined}
            >
              {section.title}
              {state(section.missing)}
            </Link>
            {current === null && (
              <a href={`#section-${section.id}`} className={styles.onDesk}>
                {section.title}
                {state(section.missing)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
