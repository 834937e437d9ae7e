import type { GlossaryEntry } from '../types/writing';

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'AJD (actos jurídicos documentados)',
    text: 'Stamp duty on notarised deeds. A buyer pays it on a new home; on a mortgage the bank pays it. The rate is set by each region.',
  },
  {
    term: 'Arras',
    text: 'The deposit paid when buyer and seller sign the private contract. In the usual form, a buyer who withdraws loses it and a seller who withdraws returns it twice over.',
  },
  {
    term: 'Cargas',
    text: 'Charges on a property: mortgages, embargoes, easements. They are listed in the nota simple and pass to the buyer unless they are cancelled before completion.',
  },
  {
    term: 'Cédula de habitabilidad',
    text: 'The certificate that a home meets the minimum conditions to be lived in. Catalonia asks for it to sell or let; the Valencian Community has a second-occupation declaration.',
  },
  {
    term: 'Certificado de eficiencia energética',
    text: 'The energy certificate, from A to G. Every advertisement has to show its label, and the seller or landlord hands over a copy.',
  },
  {
    term: 'Comunidad de propietarios',
    text: 'The owners of a building. They share its running costs (gastos de comunidad) according to the share of each home.',
  },
  {
    term: 'Derrama',
    text: 'An extra payment that the owners of a building agree on for works such as a lift or a façade. Ask whether one has been agreed and who pays it.',
  },
  {
    term: 'Escritura pública',
    text: 'The deed signed before a notary. The buyer then registers the home with it.',
  },
  {
    term: 'FEIN',
    text: 'The binding offer of a mortgage on a standard European form. The bank has to keep to it for at least ten days, which are for reading it and asking the notary.',
  },
  {
    term: 'Fianza',
    text: 'The legal deposit of a tenancy: one month’s rent for a home. The landlord lodges it with the region and returns it at the end.',
  },
  {
    term: 'Gestoría',
    text: 'An office that deals with documents and taxes for others. After the notary it pays the taxes of the purchase and takes the deed to the land registry.',
  },
  {
    term: 'IBI (impuesto sobre bienes inmuebles)',
    text: 'The yearly property tax of the town council, a percentage of the cadastral value. The owner on 1 January owes it for that year.',
  },
  {
    term: 'ITP (impuesto de transmisiones patrimoniales)',
    text: 'The transfer tax on a resale home, paid by the buyer within a month or so of the deed. The rate differs by region.',
  },
  {
    term: 'NIE (número de identidad de extranjero)',
    text: 'The number that identifies a foreigner to the tax office. No purchase can be signed without one.',
  },
  {
    term: 'Nota simple',
    text: 'An extract from the land registry: who owns the home, its size on paper and its charges. Ask for a recent one before paying anything.',
  },
  {
    term: 'Plusvalía municipal',
    text: 'The council’s tax on the increase in value of urban land. The seller pays it; where the home was sold without a gain, none is due.',
  },
  {
    term: 'Tasación',
    text: 'The official valuation that a bank lends on. It is the buyer’s to pay and to choose, and it can be lower than the price agreed.',
  },
  {
    term: 'TIN, TAE',
    text: 'The TIN is the interest of a loan alone. The TAE adds fees and tied products, so it is the figure for comparing two offers.',
  },
  {
    term: 'Usufructo, nuda propiedad',
    text: 'The right to use a home, often for life, and the ownership without that use. Each can be sold apart from the other.',
  },
  {
    term: 'Valor de referencia',
    text: 'The reference value of the land cadastre. Transfer tax and stamp duty are charged on at least this value, even where the price was lower.',
  },
];
