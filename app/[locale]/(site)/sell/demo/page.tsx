import { SaleLetter } from '@/components/sale/sale-letter';
import { SaleSteps } from '@/components/sale/sale-steps';
import { renderSamplePage, sampleMetadata } from './sample-page';

export const generateMetadata = () => sampleMetadata('sale');

export default function SampleSalePage() {
  return renderSamplePage(null, (sale) => (
    <>
      <SaleLetter sale={sale} />
      <SaleSteps steps={sale.steps} />
    </>
  ));
}
