import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import {
  ListingFrame,
  listingMetadata,
  openListing,
  type ListingPageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/desk-listing-page';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { EditorNotice } from '@/components/desk/listing-editor/editor-notice';
import { ListingEditorView } from '@/components/desk/listing-editor/listing-editor-view';
import { CardCover } from '@/components/desk/listings/beside-card';
import { pointLabels } from '@/components/desk/point-field/point-labels';
import { MapAttribution } from '@/components/map/map-attribution';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { describeField } from '@/lib/listings/fields/describe-changes';
import { editorView } from '@/lib/listings/fields/editor-view';
import { listingFieldList } from '@/lib/listings/fields/field-list';
import { sections } from '@/lib/listings/fields/field-types';
import { lawStates } from '@/lib/listings/fields/law-points';
import { readDraft } from '@/lib/listings/fields/read-draft';
import { withPlaceName } from '@/lib/listings/fields/place-names';
import { withTyped } from '@/lib/listings/fields/typed-changes';
import { typedValues } from '@/lib/listings/fields/typed-values';
import { listingWarnings } from '@/lib/listings/schema/listing-warnings';
import { changedFields } from '@/lib/server/services/catalogue/visible-listing';
import { isDeletable } from '@/lib/server/services/listings/delete-listing';
import { findDeskListing } from '@/lib/server/services/listings/find-desk-listing';
import { formPreview } from '@/lib/server/services/listings/form-preview';
import { mapTiles } from '@/lib/server/services/map/map-source';
import { single } from '@/lib/text/query';
import { saveListingAction } from './editor-actions';
import { discardDraftAction, duplicateAction, restoreFieldAction } from './listing-actions';
import { previewFormAction } from './preview-form-action';

export const generateMetadata = () => listingMetadata('editor');

async function ListingPage(props: ListingPageProps) {
  const { actor, view } = await openListing(props, 'editor', 'listing.edit');
  const { id } = view.listing;
  const query = await props.searchParams;
  const locale = await currentLocale();
  const path = deskPath('homes', id);
  const found = await findDeskListing(actor, id);
  if (!found) redirect(localizedHref(locale, '/dashboard/agency/homes'));
  const { conflicts, draft, problems, shown, stored } = found;
  const t = await getTranslations('deskFields');
  const typed = draft?.fields ?? {};
  // Includes typed values, so that a changed type shows its own fields.
  const values = withTyped(typedValues(shown), typed);
  const { operation, type, isNewBuild } = readDraft(values).fields;
  const kind = { ...shown, ...readDraft(values).fields, operation, type, isNewBuild } as typeof shown;
  const wanted = single(query, 'section');
  const section = sections.find((one) => one === wanted) ?? null;
  const source = stored.source.startsWith('feed:')
    ? t('editor.sourceFeed', { name: stored.source.slice('feed:'.length) })
    : t('editor.sourceFiles');
  const preview = await formPreview(found, typed, locale);
  const { attribution, hasNames, version } = mapTiles();
  return (
    <ListingFrame actor={actor} view={view} part="editor" searchParams={props.searchParams}>
      <ListingEditorView
        key={`${stored.editVersion} ${single(query, 'notice')}`}
        id={id}
        editVersion={draft?.overVersion ?? stored.editVersion}
        locale={locale}
        began={withPlaceName(typedValues(shown))}
        typed={withPlaceName(typed)}
        sections={editorView(kind, problems, locale)}
        section={section}
        lacksImages={(shown.images ?? []).length === 0}
        isDeletable={isDeletable(stored)}
        law={lawStates(shown, [...problems, ...listingWarnings(shown)])}
        source={{
          name: source,
          changes: changedFields(stored.changes).map((field) => ({
            field,
            label: t(`labels.${listingFieldList[field].label}`),
            sourceValue: describeField(field, stored.base, locale),
            isConflict: conflicts.includes(field),
          })),
        }}
        action={saveListingAction}
        actions={{ duplicate: duplicateAction, giveBack: restoreFieldAction }}
        preview={preview}
        previewAction={previewFormAction}
        cover={<CardCover card={preview.card} />}
        point={{
          labels: await pointLabels(),
          map: { version, hasNames, attribution: <MapAttribution attribution={attribution} /> },
        }}
        loginHref={localizedHref(locale, `/login?returnTo=${encodeURIComponent(path)}`)}
        conflictHref={localizedHref(locale, deskPath('homes', id, 'conflict'))}
        notice={
          <EditorNotice
            id={id}
            locale={locale}
            kind={single(query, 'notice')}
            isVisible={found.isVisible}
            source={source}
            draft={
              draft && { savedAt: draft.savedAt.toISOString(), isOutdated: draft.overVersion !== stored.editVersion }
            }
            discard={discardDraftAction}
            hasOverview={section !== null}
          />
        }
      />
    </ListingFrame>
  );
}

export default withDatabaseFallback(ListingPage);
