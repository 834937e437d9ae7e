import type { Agency } from './types/agency';

export const agency = {
  name: 'Cerdà & Mar',
  legalName: 'Cerdà & Mar Gestió Immobiliària, S.L.',
  taxId: 'B00000000',
  companyRegister: { name: 'Registre Mercantil de Barcelona', volume: '00000', folio: '000', sheet: 'B-000000' },
  registers: {
    aicat: {
      abbreviation: 'AICAT',
      number: '00000',
      name: {
        en: 'Register of Real Estate Agents of Catalonia',
        es: 'Registro de Agentes Inmobiliarios de Cataluña',
      },
      keeper: 'Generalitat de Catalunya',
    },
    raicv: {
      abbreviation: 'RAICV',
      number: '00000',
      name: {
        en: 'Register of Real Estate Agents of the Valencian Community',
        es: 'Registro de Agentes de Intermediación Inmobiliaria de la Comunitat Valenciana',
      },
      keeper: 'Generalitat Valenciana',
    },
  },
  founded: 2008,
  address: {
    street: 'Carrer de Mallorca',
    number: '214',
    postalCode: '08008',
    city: 'Barcelona',
    region: 'Catalunya',
    country: 'ES',
  },
  coordinates: { latitude: 41.3914, longitude: 2.1592 },
  phone: { e164: '+34930000000', display: '+34 930 000 000' },
  whatsApp: null as `+${number}` | null,
  email: 'info@cerda-mar.example',
  languages: ['es', 'ca', 'en', 'de'],
  timeZone: 'Europe/Madrid',
  saleFee: { percent: 4, vat: 21, isSample: true },
  hours: {
    office: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '10:00', closes: '14:00' },
    ],
    phone: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }],
  },
  social: [
    { network: 'instagram', url: 'https://instagram.example/cerda-mar' },
    { network: 'facebook', url: 'https://facebook.example/cerda-mar' },
    { network: 'linkedin', url: 'https://linkedin.example/company/cerda-mar' },
    { network: 'youtube', url: 'https://youtube.example/@cerda-mar' },
  ],
  statistics: { clients: 17_000, yearsOfExperience: 25, awards: 150, properties: 25, companyYears: 15, isSample: true },
} as const satisfies Agency;
