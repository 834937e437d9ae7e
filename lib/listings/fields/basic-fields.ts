import { isSale, singleInput, type FieldPart, type FieldRow } from './field-types';

const when = (path: string, ...is: readonly string[]): Pick<FieldRow, 'when'> => ({ when: { path, is } });

const uniqueIdentity = { section: 'elsewhere', part: 'identity', isCopied: false } as const;
const identity = { section: 'basics', part: 'identity', isCopied: true } as const;
const elsewhereIdentity = { section: 'elsewhere', part: 'identity', isCopied: true } as const;
const pricing = { section: 'basics', part: 'price', isCopied: true } as const;
const building = { section: 'basics', part: 'building', isCopied: true } as const;
const uniquePricing = { section: 'basics', part: 'price', isCopied: false } as const;
const costs = { section: 'costs', part: 'costs', isCopied: true } as const;
const letting = { section: 'basics', part: 'letting', isCopied: true } as const;
const uniqueCostsPricing = { section: 'costs', part: 'price', isCopied: false } as const;
const uniqueElsewherePricing = { section: 'elsewhere', part: 'price', isCopied: false } as const;

export const basicFields = {
  id: singleInput(uniqueIdentity, 'id', 'line'),
  reference: singleInput(uniqueIdentity, 'reference', 'line'),
  operation: singleInput(identity, 'operation', 'choice', { choices: 'operation' }),
  type: singleInput(identity, 'type', 'choice', { choices: 'type' }),
  status: singleInput(elsewhereIdentity, 'status', 'choice', { choices: 'status' }),
  price: singleInput(pricing, 'price', 'money', { unit: 'euros', hint: 'price' }),
  isNewBuild: singleInput(building, 'isNewBuild', 'choice', { choices: 'yesNo' }),
  vat: singleInput(pricing, 'vat', 'number', { unit: 'percent', hint: 'vat' }),
  agencyFee: {
    ...pricing,
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
    ...letting,
    label: 'availableFrom',
    rows: [
      { path: 'availableFrom.when', label: 'availableFrom', control: 'choice', choices: 'availability' },
      { path: 'availableFrom.day', label: 'availableDay', control: 'day', ...when('availableFrom.when', 'day') },
    ],
  },
  featured: singleInput(identity, 'featured', 'box', { hint: 'featured' }),
  agent: singleInput(identity, 'agent', 'choice', { choices: 'agent' }),
  hidesSoldPrice: singleInput(uniquePricing, 'hidesSoldPrice', 'box', { appliesTo: isSale }),
  agreedPrice: {
    ...uniquePricing,
    label: 'agreedPrice',
    appliesTo: ({ operation, status }) => operation !== 'rent' && status === 'sold',
    rows: [
      { path: 'agreedPrice.amount', label: 'agreedPrice', control: 'money', unit: 'euros' },
      { path: 'agreedPrice.hasSellerConsent', label: 'hasSellerConsent', control: 'box' },
    ],
  },
  soldOn: singleInput(uniquePricing, 'soldOn', 'day', { appliesTo: ({ status }) => status === 'sold' }),
  likelyRent: {
    ...uniqueCostsPricing,
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
  earlierPrices: { ...uniqueElsewherePricing, label: 'earlierPrices', rows: [] },
  published: singleInput(uniqueIdentity, 'published', 'day'),
  updated: singleInput(uniqueIdentity, 'updated', 'day'),
  communityFees: singleInput(costs, 'communityFees', 'money', { unit: 'eurosMonth', hint: 'communityFees' }),
  propertyTax: singleInput(costs, 'propertyTax', 'money', { unit: 'eurosYear' }),
} as const satisfies FieldPart;
