import type { ImageText } from '../types/image';

export const apartmentVerdiGraciaImages = {
  'gracia-blue': {
    alt: {
      en: 'Blue house in Gràcia with a long balcony and striped awnings',
      es: 'Casa azul de Gràcia con balcón corrido y toldos a rayas',
    },
  },
  'kitchen-petrol': {
    alt: {
      en: 'Narrow kitchen with petrol-blue cupboards, a star-patterned floor and a table for two',
      es: 'Cocina estrecha con muebles azul petróleo, suelo hidráulico de estrellas y mesa para dos',
    },
  },
  'living-verdi': {
    alt: {
      en: 'Living room with beams, a floor of flowered cement tiles, a blue sofa and two balcony doors',
      es: 'Salón con vigas, suelo hidráulico de flores, sofá azul y dos balconeras',
    },
  },
} as const satisfies Record<string, ImageText>;
