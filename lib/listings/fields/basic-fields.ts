import { isSale, singleChoice, type FieldPart, type FieldRow } from './field-types';

const when = (path: string, ...is: readonly string[]): Pick<FieldRow, 'when'> => ({ when: { path, is } });
const elsewhere = 'elsewhere' as const;

export const basicFields = {
  id: singleChoice(elsewhere, 'id', 'line'),
  reference: singleChoice(elsewhere, 'reference', 'line'),
  operation: singleChoice('basics', 'operation', 'choice', { choices: 'operation' }),
  type: singleChoice('basics', 'type', 'choice', { choices: 'type' }),
  status: singleChoice(elsewhere, 'status', 'choice', { choices: 'status' }),
  price: singleChoice('basics', 'price', 'money', { unit: 'euros', hint: 'price' }),
  isNewBuild: singleChoice('basics', 'isNewBuild', 'choice', { choices: 'yesNo' }),
  vat: singleChoice('basics', 'vat', 'number', { unit: 'percent', hint: 'vat' }),
  agencyFee: {
    section: 'basics',
    label: 'agencyFee',
    rows: [
      { path: 'agencyFee.paidBy', label: 'paidBy', control: 'choice', choices: 'payer' },
      {
        path: 'agencyFee.amount',
        label: 'agencyFeeAmount',
        control: 'money',
        unit: 'euros',
        ...when('agencyFee.paidBy', 'client'),
      },
    ],
  },
  availableFrom: {
    section: 'basics',
    label: 'availableFrom',
    rows: [
      { path: 'availableFrom.when', label: 'availableFrom', control: 'choice', choices: 'availability' },
      { path: 'availableFrom.day', label: 'availableDay', control: 'day', ...when('availableFrom.when', 'day') },
    ],
  },
  featured: singleChoice('basics', 'featured', 'box', { hint: 'featured' }),
  agent: singleChoice('basics', 'agent', 'choice', { choices: 'agent' }),
  hidesSoldPrice: singleChoice('basics', 'hidesSoldPrice', 'box', { appliesTo: isSale }),
  agreedPrice: {
    section: 'basics',
    label: 'agreedPrice',
    appliesTo: ({ operation, status }) => operation !== 'rent' && status === 'sold',
    rows: [
      { path: 'agreedPrice.amount', label: 'agreedPrice', control: 'money', unit: 'euros' },
      { path: 'agreedPrice.hasSellerConsent', label: 'hasSellerConsent', control: 'box' },
    ],
  },
  soldOn: singleChoice('basics', 'soldOn', 'day', { appliesTo: ({ status }) => status === 'sold' }),
  likelyRent: {
    section: 'costs',
    label: 'likelyRent',
    appliesTo: isSale,
    rows: [
      { path: 'likelyRent.amount', label: 'likelyRent', control: 'money', unit: 'eurosMonth', hint: 'likelyRent' },
      { path: 'likelyRent.date', label: 'likelyRentDate', control: 'day' },
      { path: 'likelyRent.source.es', label: 'likelyRentSource', control: 'line', language: 'es' },
      { path: 'likelyRent.source.en', label: 'likelyRentSource', control: 'line', language: 'en' },
      { path: 'likelyRent.index.amount', label: 'indexAmount', control: 'money', unit: 'eurosMonth' },
      { path: 'likelyRent.index.consulted', label: 'indexConsulted', control: 'day' },
    ],
  },
  earlierPrices: { section: elsewhere, label: 'earlierPrices', rows: [] },
  published: singleChoice(elsewhere, 'published', 'day'),
  updated: singleChoice(elsewhere, 'updated', 'day'),
  communityFees: singleChoice('costs', 'communityFees', 'money', { unit: 'eurosMonth', hint: 'communityFees' }),
  propertyTax: singleChoice('costs', 'propertyTax', 'money', { unit: 'eurosYear' }),
} as const satisfies FieldPart;
