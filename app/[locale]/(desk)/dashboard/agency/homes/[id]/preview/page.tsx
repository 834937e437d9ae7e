import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import {
  HomeFrame,
  homeMetadata,
  openHome,
  type HomePageProps,
} from '@/app/[locale]/(desk)/dashboard/agency/homes/[id]/home-page';
import { PreviewView } from '@/components/desk/preview/preview-view';
import { isAllowed } from '@/lib/access/actor';
import { readPreview } from '@/lib/server/services/listings/preview';
import { endPreviewAction, sharePreviewAction } from './preview-actions';

export const generateMetadata = () => homeMetadata('preview');

async function PreviewPage(props: HomePageProps) {
  const { actor, view } = await openHome(props, 'preview', 'listing.read');
  const preview = await readPreview(actor, view.home.id);
  return (
    <HomeFrame actor={actor} view={view} part="preview" searchParams={props.searchParams}>
      {preview && (
        <PreviewView
          home={view.home}
          editVersion={view.editVersion}
          problems={preview.problems}
          addresses={preview.addresses}
          actions={isAllowed(actor, 'listing.edit') ? { share: sharePreviewAction, end: endPreviewAction } : null}
        />
      )}
    </HomeFrame>
  );
}

export default withDatabaseFallback(PreviewPage);
