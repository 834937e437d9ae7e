import { renderSampleForm, renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { PriceAndFacts } from '@/components/sale/price-and-facts';

export const generateMetadata = () => sampleMetadata('price');

export default function SamplePricePage() {
  return renderSamplePage('price', (sale) => <PriceAndFacts sale={sale} form={renderSampleForm} />);
}
