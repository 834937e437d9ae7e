import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { PapersView } from '@/components/sale/papers-view';

export const generateMetadata = () => sampleMetadata('papers');

export default function SamplePapersPage() {
  return renderSamplePage('papers', ({ listing, papers }) => (
    <PapersView listing={listing} papers={papers} result={{}} isSample />
  ));
}
