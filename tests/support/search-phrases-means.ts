import type { SearchPhrase } from './search-phrase';

/** Written before the grammar of means, in both languages. */
export const phrasesOfMeans: readonly SearchPhrase[] = [
  ['piso hasta 1.500 al mes', { types: ['apartment'], monthly: 1_500 }],
  ['casa en Altea por menos de 2.000 € al mes', { types: ['house'], areas: ['altea'], monthly: 2_000 }],
  ['ático con terraza máximo 1.800 euros al mes', { types: ['penthouse'], features: ['terrace'], monthly: 1_800 }],
  [
    'comprar piso en Gràcia 1.200 al mes',
    { operation: 'sale', types: ['apartment'], areas: ['gracia'], monthly: 1_200 },
  ],
  ['cuota de 1.100 al mes, 3 habitaciones', { monthly: 1_100, beds: 3, operation: 'sale' }],
  ['piso con 120.000 euros ahorrados', { types: ['apartment'], cash: 120_000, operation: 'sale' }],
  [
    'tengo 90.000 € de ahorros, piso 2 habitaciones',
    { types: ['apartment'], beds: 2, cash: 90_000, operation: 'sale' },
  ],
  [
    'villa en Moraira con 300 mil en efectivo, no residente',
    { types: ['villa'], areas: ['moraira'], cash: 300_000, operation: 'sale', resident: 'no' },
  ],
  ['alquiler piso hasta 1.500 al mes', { operation: 'rent', types: ['apartment'], maxPrice: 1_500 }],
  ['piso 300.000 al contado', { types: ['apartment'], maxPrice: 300_000 }, 'contado'],
  ['3 bedrooms, 120k cash, resident', { beds: 3, cash: 120_000, operation: 'sale', resident: 'yes' }],
  ['flat up to 1,500 a month', { types: ['apartment'], monthly: 1_500 }],
  [
    'house to buy in javea under 2,200 per month',
    { operation: 'sale', types: ['house'], areas: ['xabia'], monthly: 2_200 },
  ],
  ['villa with 400k in cash non-resident', { types: ['villa'], cash: 400_000, operation: 'sale', resident: 'no' }],
  [
    'penthouse with pool, 150,000 savings',
    { types: ['penthouse'], features: ['pool'], cash: 150_000, operation: 'sale' },
  ],
  [
    'we have 180,000 euros saved, apartment in Altea',
    { types: ['apartment'], areas: ['altea'], cash: 180_000, operation: 'sale' },
  ],
  ['flat to rent under 1,500 a month', { operation: 'rent', types: ['apartment'], maxPrice: 1_500 }],
  [
    'mortgage payment under 1,300 a month 2 bedroom flat',
    { monthly: 1_300, operation: 'sale', beds: 2, types: ['apartment'] },
  ],
  [
    'not resident, 250k cash, villa in Calp',
    { types: ['villa'], areas: ['calp'], cash: 250_000, operation: 'sale', resident: 'no' },
  ],
  ['cash buyer villa 900k', { types: ['villa'], maxPrice: 900_000 }, 'cash buyer'],
];
