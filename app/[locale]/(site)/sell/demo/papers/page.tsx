import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { DocumentsView } from '@/components/sale/documents-view';

export const generateMetadata = () => sampleMetadata('papers');

export default function SampleDocumentsPage() {
  return renderSamplePage('papers', ({ listing, documents }) => (
    <DocumentsView listing={listing} documents={documents} result={{}} isSample />
  ));
}
