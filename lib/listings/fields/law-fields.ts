import { isLetting, isSale, singleInput, type FieldPart, type FieldRow } from './field-types';

const rated: Pick<FieldRow, 'when'> = { when: { path: 'energy.status', is: ['rated'] } };
const exempt: Pick<FieldRow, 'when'> = { when: { path: 'energy.status', is: ['exempt'] } };
const notRequired: Pick<FieldRow, 'when'> = { when: { path: 'habitability.status', is: ['not-required'] } };
const housing: Pick<FieldRow, 'when'> = { when: { path: 'protection.housing.is', is: ['yes'] } };
const heritage: Pick<FieldRow, 'when'> = { when: { path: 'protection.heritage.is', is: ['yes'] } };
const stressed: Pick<FieldRow, 'when'> = { when: { path: 'rental.stressedArea.is', is: ['yes'] } };
const seasonal: Pick<FieldRow, 'when'> = { when: { path: 'rental.use', is: ['seasonal'] } };
const updated: Pick<FieldRow, 'when'> = { when: { path: 'rental.stressedArea.rise', is: ['index'] } };
const wasLet: Pick<FieldRow, 'when'> = { when: { path: 'rental.stressedArea.previousRent.is', is: ['yes'] } };

const law = { section: 'law', part: 'law', isCopied: true } as const;
const uniqueEnergyLaw = { section: 'energy', part: 'energy', isCopied: false } as const;
const uniqueHabitabilityLaw = { section: 'energy', part: 'habitability', isCopied: false } as const;
const uniqueLaw = { section: 'law', part: 'law', isCopied: false } as const;
const protectionLaw = { section: 'law', part: 'protection', isCopied: true } as const;
const letting = { section: 'law', part: 'letting', isCopied: true } as const;

export const lawFields = {
  energy: {
    ...uniqueEnergyLaw,
    label: 'energy',
    rows: [
      { path: 'energy.status', label: 'energy', control: 'choice', choices: 'energyStatus' },
      { path: 'energy.consumption.letter', label: 'consumptionLetter', control: 'choice', choices: 'letter', ...rated },
      { path: 'energy.consumption.value', label: 'consumption', control: 'number', unit: 'consumption', ...rated },
      { path: 'energy.emissions.letter', label: 'emissionsLetter', control: 'choice', choices: 'letter', ...rated },
      { path: 'energy.emissions.value', label: 'emissions', control: 'number', unit: 'emissions', ...rated },
      { path: 'energy.issued', label: 'issued', control: 'day', ...rated },
      { path: 'energy.expires', label: 'expires', control: 'day', ...rated },
      { path: 'energy.scale', label: 'scale', control: 'choice', choices: 'scale', ...rated },
      { path: 'energy.case', label: 'exemptCase', control: 'choice', choices: 'exemptCase', ...exempt },
      { path: 'energy.reason.es', label: 'exemptReason', control: 'line', language: 'es', ...exempt },
      { path: 'energy.reason.en', label: 'exemptReason', control: 'line', language: 'en', ...exempt },
    ],
  },
  habitability: {
    ...uniqueHabitabilityLaw,
    label: 'habitability',
    rows: [
      { path: 'habitability.status', label: 'habitability', control: 'choice', choices: 'habitability' },
      {
        path: 'habitability.expires',
        label: 'expires',
        control: 'day',
        when: { path: 'habitability.status', is: ['valid'] },
      },
      {
        path: 'habitability.case',
        label: 'notRequiredCase',
        control: 'choice',
        choices: 'notRequiredCase',
        ...notRequired,
      },
      { path: 'habitability.reason.es', label: 'notRequiredReason', control: 'line', language: 'es', ...notRequired },
      { path: 'habitability.reason.en', label: 'notRequiredReason', control: 'line', language: 'en', ...notRequired },
    ],
  },
  occupancy: singleInput(law, 'occupancy', 'choice', { choices: 'occupancy' }),
  registry: {
    ...uniqueLaw,
    label: 'registry',
    rows: [
      { path: 'registry.office', label: 'registryOffice', control: 'line' },
      { path: 'registry.property', label: 'registryProperty', control: 'line', hint: 'registry' },
    ],
  },
  protection: {
    ...protectionLaw,
    label: 'protection',
    rows: [
      { path: 'protection.housing.is', label: 'protectedHousing', control: 'choice', choices: 'protected' },
      { path: 'protection.housing.es', label: 'protectedHousingText', control: 'line', language: 'es', ...housing },
      { path: 'protection.housing.en', label: 'protectedHousingText', control: 'line', language: 'en', ...housing },
      { path: 'protection.heritage.is', label: 'heritage', control: 'choice', choices: 'protected' },
      { path: 'protection.heritage.es', label: 'heritageText', control: 'line', language: 'es', ...heritage },
      { path: 'protection.heritage.en', label: 'heritageText', control: 'line', language: 'en', ...heritage },
    ],
  },
  asbestos: singleInput(law, 'asbestos', 'choice', { choices: 'asbestos' }),
  promoter: singleInput(law, 'promoter', 'line', { appliesTo: ({ isNewBuild }) => isNewBuild === true }),
  isLargeHolderSale: singleInput(law, 'isLargeHolderSale', 'choice', {
    choices: 'yesNo',
    hint: 'largeHolderSale',
    appliesTo: (draft) => isSale(draft) && draft.region === 'catalonia',
  }),
  rental: {
    ...letting,
    label: 'rental',
    appliesTo: isLetting,
    rows: [
      { path: 'rental.use', label: 'use', control: 'choice', choices: 'use' },
      {
        path: 'rental.seasonReason',
        label: 'seasonReason',
        control: 'choice',
        choices: 'seasonReason',
        hint: 'seasonReason',
        ...seasonal,
      },
      { path: 'rental.seasonCause', label: 'seasonCause', control: 'line', hint: 'seasonCause', ...seasonal },
      {
        path: 'rental.businessReason',
        label: 'businessReason',
        control: 'line',
        hint: 'businessReason',
        when: { path: 'rental.use', is: ['business'] },
      },
      { path: 'rental.isRoom', label: 'isRoom', control: 'choice', choices: 'yesNo' },
      {
        path: 'rental.otherRents',
        label: 'otherRents',
        control: 'money',
        unit: 'eurosMonth',
        hint: 'otherRents',
        when: { path: 'rental.isRoom', is: ['yes'] },
      },
      { path: 'rental.landlord', label: 'landlord', control: 'choice', choices: 'landlord' },
      { path: 'rental.depositMonths', label: 'depositMonths', control: 'whole', unit: 'months' },
      { path: 'rental.guaranteeMonths', label: 'guaranteeMonths', control: 'whole', unit: 'months' },
      { path: 'rental.termMonths', label: 'termMonths', control: 'whole', unit: 'months' },
      {
        path: 'rental.registration',
        label: 'registration',
        control: 'line',
        when: { path: 'rental.use', is: ['tourist', 'seasonal'] },
      },
      { path: 'rental.stressedArea.is', label: 'stressedArea', control: 'choice', choices: 'yesNo' },
      {
        path: 'rental.stressedArea.previousRent.is',
        label: 'wasLet',
        control: 'choice',
        choices: 'yesNo',
        ...stressed,
      },
      {
        path: 'rental.stressedArea.previousRent.amount',
        label: 'previousRent',
        control: 'money',
        unit: 'eurosMonth',
        ...wasLet,
      },
      { path: 'rental.stressedArea.previousRent.until', label: 'previousRentUntil', control: 'day', ...wasLet },
      { path: 'rental.stressedArea.rise', label: 'rise', control: 'choice', choices: 'rise', ...wasLet },
      {
        path: 'rental.stressedArea.riseIndex.percent',
        label: 'riseIndex',
        control: 'number',
        unit: 'percent',
        hint: 'riseIndex',
        ...updated,
      },
      {
        path: 'rental.stressedArea.riseIndex.month',
        label: 'riseIndexMonth',
        control: 'line',
        max: 7,
        hint: 'riseIndexMonth',
        ...updated,
      },
      { path: 'rental.stressedArea.riseIndex.source', label: 'riseIndexSource', control: 'line', ...updated },
      {
        path: 'rental.stressedArea.index.amount',
        label: 'indexAmount',
        control: 'money',
        unit: 'eurosMonth',
        ...stressed,
      },
      { path: 'rental.stressedArea.index.consulted', label: 'indexConsulted', control: 'day', ...stressed },
      {
        path: 'rental.stressedArea.isLargeHolder',
        label: 'isLargeHolder',
        control: 'choice',
        choices: 'yesNo',
        ...stressed,
      },
    ],
  },
} as const satisfies FieldPart;
