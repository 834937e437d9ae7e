import { SaleLetter } from '@/components/sale/sale-letter';
import { StepLine } from '@/components/sale/step-line';
import { renderSamplePage, sampleMetadata } from './sample-page';

export const generateMetadata = () => sampleMetadata('sale');

export default function SampleSalePage() {
  return renderSamplePage(null, (sale) => (
    <>
      <SaleLetter sale={sale} />
      <StepLine steps={sale.steps} />
    </>
  ));
}
