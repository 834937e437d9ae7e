import { saleErrors } from '@/app/[locale]/(account)/dashboard/sale/[listing]/sale-errors';
import { renderSamplePage, sampleMetadata } from '@/app/[locale]/(site)/sell/demo/sample-page';
import { PriceAndFacts } from '@/components/sale/price-and-facts';

export const generateMetadata = () => sampleMetadata('price');

export default async function SamplePricePage() {
  const errors = await saleErrors();
  return renderSamplePage('price', (sale) => <PriceAndFacts sale={sale} action={null} errors={errors} />);
}
