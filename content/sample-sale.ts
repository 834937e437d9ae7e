import type { SampleSale } from './types/sample-sale';

/** Invented. Page views and offers agree with `exampleSale`. */
export const sampleSale: SampleSale = {
  reference: { en: 'EXAMPLE', es: 'EJEMPLO' },
  title: { en: 'Apartment with a gallery in the Eixample', es: 'Piso con galería en el Eixample' },
  price: 585_000,
  region: 'catalonia',
  today: '2026-11-26',
  published: '2026-10-12',
  mandateFrom: '2026-10-01',
  mandateUntil: '2027-04-01',
  steps: [
    { kind: 'mandate', doneOn: '2026-10-01' },
    { kind: 'photographs', doneOn: '2026-10-08' },
    { kind: 'published', doneOn: '2026-10-12' },
    { kind: 'offerAccepted', dueOn: '2026-12-04', waitsFor: 'seller' },
    { kind: 'arras', dueOn: '2026-12-18', waitsFor: 'buyer' },
    { kind: 'deed', dueOn: '2027-02-15', waitsFor: 'bank' },
  ],
  viewings: [
    { startsAt: '2026-12-01T16:30:00Z' },
    { startsAt: '2026-12-03T09:00:00Z' },
    {
      startsAt: '2026-11-24T17:30:00Z',
      outcome: 'tookPlace',
      feedback: {
        en: 'They like the light and the gallery, and are thinking about the kitchen.',
        es: 'Les gustan la luz y la galería, y están pensando en la cocina.',
      },
    },
    { startsAt: '2026-11-21T10:00:00Z', outcome: 'noShow' },
    {
      startsAt: '2026-11-19T11:30:00Z',
      outcome: 'tookPlace',
      feedback: { en: 'Too small for a family of five.', es: 'Pequeño para una familia de cinco.' },
    },
  ],
  closed: [{ startsAt: '2026-12-05T23:00:00Z', endsAt: '2026-12-08T23:00:00Z' }],
  offers: [
    { amount: 560_000, receivedOn: '2026-11-25', validUntil: '2026-12-04', state: 'received' },
    { amount: 520_000, receivedOn: '2026-11-09', validUntil: null, state: 'declined' },
  ],
  owner: { en: 'Owner of the example', es: 'Propiedad de ejemplo' },
  offerName: { en: 'Buyer of the example', es: 'Parte compradora de ejemplo' },
  conditions: { en: 'Subject to a mortgage. Deed in February.', es: 'Sujeta a hipoteca. Escritura en febrero.' },
  documents: ['mandate', 'simpleNote', 'titleDeed', 'propertyTax', 'energy', 'habitability'],
  certificates: [
    { certificate: 'energy', expires: '2034-05-20' },
    { certificate: 'habitability', expires: '2039-09-14' },
  ],
  request: {
    en: 'The bathroom was renovated in 2023, not in 2021.',
    es: 'El baño se reformó en 2023, no en 2021.',
  },
  answer: { en: 'Corrected, thank you.', es: 'Corregido, gracias.' },
  weeks: {
    saves: [6, 9, 5, 4, 2, 3, 2],
    enquiries: [3, 7, 4, 3, 2, 2, 2],
    viewings: [0, 3, 2, 2, 2, 1, 1],
    alerts: [48, 4, 3, 5, 2, 41, 3],
    medianShare: 0.7,
    like: 9,
  },
  change: { day: '2026-11-16', before: 610_000 },
};
