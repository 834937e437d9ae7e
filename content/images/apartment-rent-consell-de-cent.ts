import type { ImageText } from '../types/image';

export const apartmentRentConsellDeCentImages = {
  'eixample-terracotta': {
    alt: {
      en: 'Terracotta house with a curved gable in a row of the Eixample, plane trees along the street',
      es: 'Finca de color teja con remate curvo en una fila del Eixample, con plátanos en la acera',
    },
  },
  'living-ochre': {
    alt: {
      en: 'Living room with three arched windows, reddish beams, herringbone oak and an ochre sofa',
      es: 'Salón con tres ventanas en arco, vigas rojizas, roble en espiga y un sofá ocre',
    },
  },
  'bathroom-city-white': {
    alt: {
      en: 'Bathroom with a terrazzo floor, pastel tiles and a tub before a courtyard window',
      es: 'Baño con suelo de terrazo, azulejos en tonos pastel y bañera ante una ventana al patio',
    },
  },
} as const satisfies Record<string, ImageText>;
