import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { FigureWays } from '@/components/sale/figure-ways';
import { ListingReportView } from '@/components/sale/listing-report-view';
import { readSampleFigures } from '@/lib/landing/sample-sale';

export const generateMetadata = () => sampleMetadata('figures');

export default function SampleFiguresPage() {
  return renderSamplePage('figures', ({ listing }) => (
    <ListingReportView figures={readSampleFigures()}>
      <FigureWays listing={listing.id} isSent={false} action={null} />
    </ListingReportView>
  ));
}
