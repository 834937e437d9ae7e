import type { Supplement } from '@/lib/listings/kyero/feed-settings';

export const longDescription = [
  '<en>A bright villa between pines and the sea, with a terrace to the south and a pool that gets the sun all day long.&#13;&#13;The kitchen is new.</en>',
  '<es>Una villa luminosa entre pinos y mar, con terraza al sur y una piscina que tiene sol durante todo el día, también en invierno.&#13;&#13;La cocina es nueva.</es>',
].join('');

export const completeSupplement = {
  agencyFee: { paidBy: 'owner' },
  usableArea: 150,
  year: 2004,
  condition: 'good',
  energy: {
    status: 'rated',
    consumption: { letter: 'D', value: 120 },
    emissions: { letter: 'D', value: 24 },
    issued: '2024-05-14',
    expires: '2034-05-14',
    scale: 2021,
  },
  habitability: { status: 'in-process' },
  occupancy: 'vacant',
  registry: { office: 'Xàbia', property: '90045' },
  protection: { housing: null, heritage: null },
  isLargeHolderSale: false,
  communityFees: 0,
  propertyTax: 900,
  text: {
    en: { accessibility: 'Three steps to the door', charges: 'None' },
    es: { accessibility: 'Tres peldaños hasta la puerta', charges: 'Ninguna' },
  },
} satisfies Supplement;
