import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { FiguresView } from '@/components/sale/figures-view';
import { readSampleFigures } from '@/lib/landing/sample-sale';

export const generateMetadata = () => sampleMetadata('figures');

export default function SampleFiguresPage() {
  return renderSamplePage('figures', ({ listing }) => (
    <FiguresView listing={listing.id} figures={readSampleFigures()} action={null} />
  ));
}
