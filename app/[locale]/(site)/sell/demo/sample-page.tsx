import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { RenderForm, SampleForm } from '@/components/sale/render-form';
import { SaleFrame } from '@/components/sale/sale-frame';
import { SampleButton } from '@/components/sale/sample-button';
import { currentLocale } from '@/lib/i18n/locale';
import type { SalePart } from '@/lib/i18n/routes';
import { readSampleSale } from '@/lib/landing/sample-sale';
import type { SaleView } from '@/lib/sales/sale-view';

/** Not indexed: its figures are samples. */
export async function sampleMetadata(part: SalePart | 'sale'): Promise<Metadata> {
  const t = await getTranslations('sale');
  return { title: `${t('sample.title')}: ${t(`parts.${part}`)}`, robots: { index: false } };
}

export async function renderSamplePage(current: SalePart | null, render: (sale: SaleView) => ReactNode) {
  const sale = readSampleSale(await currentLocale());
  return (
    <SaleFrame sale={sale} current={current} done={undefined}>
      {render(sale)}
    </SaleFrame>
  );
}

export const renderSampleForm: RenderForm = ({ labels }, sample) => <Sample label={labels.submit} sample={sample} />;

async function Sample({ label, sample }: Readonly<{ label: string; sample: SampleForm }>) {
  const t = await getTranslations('sale.sample');
  return <SampleButton label={label} text={t(sample)} />;
}
