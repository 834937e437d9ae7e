import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import type { SectionView } from '@/lib/listings/fields/editor-view';
import type { LawState } from '@/lib/listings/fields/law-points';
import { classNames } from '@/lib/text/class-names';
import { recordOf } from '@/lib/text/record-of';
import { EditorNav } from './editor-nav';
import { editorTextKeys, type EditorTexts } from './editor-texts';
import { LawList } from './law-list';
import { ListingEditor } from './listing-editor';
import styles from './listing-editor.module.scss';
import { SourceChanges, type SourceChange } from './source-changes';
import type { EditorFormProps } from './editor-form';
import type { TypedValues } from '@/lib/listings/fields/typed-values';
import type { ReactNode } from 'react';

type ListingEditorViewProps = Pick<
  EditorFormProps,
  | 'action'
  | 'began'
  | 'conflictHref'
  | 'cover'
  | 'editVersion'
  | 'id'
  | 'locale'
  | 'loginHref'
  | 'point'
  | 'preview'
  | 'previewAction'
> &
  Readonly<{
    sections: readonly SectionView[];
    section: string | null;
    typed: TypedValues;
    lacksImages: boolean;
    isDeletable: boolean;
    law: readonly LawState[];
    source: Readonly<{ name: string; changes: readonly SourceChange[] }>;
    actions: Readonly<Record<'giveBack' | 'duplicate', (data: FormData) => Promise<void>>>;
    notice: ReactNode;
  }>;

const placeholders = { label: '{label}', number: '{number}', time: '{time}' };

export async function ListingEditorView(props: ListingEditorViewProps) {
  const { actions, editVersion, id, isDeletable, law, lacksImages, locale, section, sections, source } = props;
  const t = await getTranslations('deskFields.editor');
  const errors = await getTranslations('deskFields.errors');
  const position = sections.findIndex((one) => one.id === section);
  const next = section === null ? undefined : sections[position + 1];
  const shown = section === null ? sections : sections.filter((one) => one.id === section);
  const hidden = { id, locale, editVersion: String(editVersion) };
  const texts: EditorTexts = {
    ...recordOf(editorTextKeys, (key) => t(key as 'row', placeholders)),
    errors: {
      number: errors('number'),
      whole: errors('whole'),
      day: errors('day'),
      choice: errors('choice'),
      address: errors('address'),
      tooLong: errors('tooLong'),
    },
  };
  return (
    <>
      {props.notice}
      <div className={classNames(styles.layout, section === null && styles.isOverview)}>
        <EditorNav id={id} sections={sections} current={section} lacksImages={lacksImages} />
        <ListingEditor
          id={id}
          editVersion={editVersion}
          locale={locale}
          began={props.began}
          typed={props.typed}
          sections={shown}
          preview={props.preview}
          previewAction={props.previewAction}
          cover={props.cover}
          action={props.action}
          hidden={{ section: section ?? '', next: next?.id ?? '' }}
          hasNext={next !== undefined}
          loginHref={props.loginHref}
          conflictHref={props.conflictHref}
          texts={texts}
          point={props.point}
        />
        <div className={styles.aside}>
          <LawList points={law} />
          {source.changes.length > 0 && (
            <SourceChanges source={source.name} changes={source.changes} action={actions.giveBack} hidden={hidden} />
          )}
          <div className={styles.buttons}>
            <p className="fieldHint">{t('duplicateLead')}</p>
            <form action={actions.duplicate}>
              <HiddenFields values={hidden} />
              <Button type="submit" look="outline">
                {t('duplicate')}
              </Button>
            </form>
            {isDeletable && (
              <Link href={deskPath('homes', id, 'delete')} className={buttonClass({ look: 'outline' })}>
                {t('delete')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
