import type { ImageText } from '../types/image';

export const apartmentRenovateSantAntoniImages = {
  'bathroom-mustard': {
    alt: {
      en: 'Bathroom of the seventies in mustard-yellow tiles, with a pedestal basin and a built-in tub, empty',
      es: 'Baño de los setenta en azulejo amarillo mostaza, con lavabo de pie y bañera empotrada, vacío',
    },
  },
  'eixample-ochre': {
    alt: {
      en: 'Ochre fronts of the Eixample with blue blinds, and plane trees along the pavement',
      es: 'Fachadas ocres del Eixample con persianas azules y plátanos en la acera',
    },
  },
  'living-empty-tiles': {
    alt: {
      en: 'Empty room to renovate with dark beams, two arched balcony doors and a floor of patterned tiles',
      es: 'Sala vacía por reformar, con vigas oscuras, dos balconeras en arco y suelo hidráulico',
    },
  },
} as const satisfies Record<string, ImageText>;
