import type { ImageText } from '../types/image';

export const apartmentCalpArenalImages = {
  'bathroom-rose': {
    alt: {
      en: 'Bathroom with rose tiles, a terrazzo floor and a tub by the window',
      es: 'Baño con azulejos rosados, suelo de terrazo y bañera junto a la ventana',
    },
  },
  'calp-apartments': {
    alt: {
      en: 'Rounded building of eight floors with white terraces, between palms a row behind the promenade of Calp',
      es: 'Edificio redondeado de ocho plantas con terrazas blancas, entre palmeras y una fila detrás del paseo de Calp',
    },
  },
  'living-arenal': {
    alt: {
      en: 'Bright living room with a rose sofa, a pale terrazzo floor and a window wall onto the sea',
      es: 'Salón luminoso con sofá rosa, suelo de terrazo claro y ventanal al mar',
    },
  },
} as const satisfies Record<string, ImageText>;
