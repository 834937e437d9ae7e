import { getTranslations } from 'next-intl/server';
import type { GroupView } from './record-view';

export async function agencyGroups(): Promise<readonly GroupView[]> {
  const t = await getTranslations('deskSite.fields');
  const tGroup = await getTranslations('deskSite.groups');
  return [
    {
      name: 'names',
      title: tGroup('names'),
      fields: [
        { path: 'name', control: 'line', label: t('tradingName'), hint: t('tradingNameHint') },
        { path: 'legalName', control: 'line', label: t('legalName') },
        { path: 'taxId', control: 'line', label: t('taxId') },
        { path: 'founded', control: 'number', label: t('founded') },
      ],
    },
    {
      name: 'companyRegister',
      title: tGroup('companyRegister.title'),
      hint: tGroup('companyRegister.hint'),
      fields: [
        { path: 'companyRegister.name', control: 'line', label: t('companyRegister') },
        { path: 'companyRegister.volume', control: 'line', label: t('volume') },
        { path: 'companyRegister.folio', control: 'line', label: t('folio') },
        { path: 'companyRegister.sheet', control: 'line', label: t('sheet') },
      ],
    },
    {
      name: 'registers',
      title: tGroup('registers.title'),
      hint: tGroup('registers.hint'),
      fields: [
        { path: 'registers.aicat', control: 'line', label: t('aicat') },
        { path: 'registers.raicv', control: 'line', label: t('raicv') },
      ],
    },
    {
      name: 'saleFee',
      title: tGroup('saleFee.title'),
      hint: tGroup('saleFee.hint'),
      fields: [
        { path: 'saleFee.percent', control: 'number', label: t('feePercent') },
        { path: 'saleFee.vat', control: 'number', label: t('feeVat') },
        { path: 'saleFee.isSample', control: 'tick', label: t('sampleFee'), hint: t('sampleFiguresHint') },
      ],
    },
  ];
}
