import type { Localized } from './types/common';

type OwnAbout = Readonly<Record<'lead' | 'opening' | 'opened' | 'advice' | 'team' | 'visit', string>>;

/** Texts of About us while the samples are hidden and the agency has not written its own. */
export const ownAbout: Localized<OwnAbout> = {
  en: {
    lead: 'We sell and let homes in and around {town}. The agent who answers on the first day stays with you until the notary.',
    opening: 'We have worked in {town} since {year}.',
    opened: 'The agency opens.',
    advice: 'Let it, wait or sell? Half an hour with your figures.',
    team: 'The people who answer when you call.',
    visit:
      'Come to the office, or call first so that we have time for you. Show us on the map what you are looking for.',
  },
  es: {
    lead: 'Vendemos y alquilamos viviendas en {town} y alrededores. Quien le atiende el primer día le acompaña hasta la notaría.',
    opening: 'Trabajamos en {town} desde {year}.',
    opened: 'Abre la agencia.',
    advice: '¿Alquilar, esperar o vender? Media hora con sus cifras.',
    team: 'Las personas que le atienden cuando llama.',
    visit: 'Venga a la oficina, o llame antes para que tengamos tiempo para usted. Enséñenos en el plano lo que busca.',
  },
};
