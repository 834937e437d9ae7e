import type { ImageText } from '@/content/types/picture';

export const apartmentEixampleCornerPictures = {
  'bathroom-city-white': {
    alt: {
      en: 'Bathroom with a terrazzo floor, pastel tiles and a tub before a courtyard window',
      es: 'Baño con suelo de terrazo, azulejos en tonos pastel y bañera ante una ventana al patio',
    },
  },
  'bedroom-patio-ochre': {
    alt: {
      en: 'Bedroom with ochre cushions and a wall of steel-framed glass onto a patio full of pots',
      es: 'Dormitorio con cojines ocres y una pared de vidrio y acero que da a un patio lleno de macetas',
    },
  },
  'eixample-corner': {
    alt: {
      en: 'Cut corner of an Eixample block with a glazed bay, balconies and plane trees',
      es: 'Chaflán del Eixample con tribuna acristalada, balcones y plátanos',
    },
  },
  'kitchen-sage': {
    alt: {
      en: 'Kitchen with sage-green cupboards, a patterned tile floor and beams',
      es: 'Cocina con muebles verde salvia, suelo hidráulico y vigas',
    },
  },
  'living-cream': {
    alt: {
      en: 'Living room with Catalan vaults, dark beams and three arched balcony doors',
      es: 'Salón con bóvedas catalanas, vigas oscuras y tres balconeras en arco',
    },
  },
} as const satisfies Record<string, ImageText>;
