import type { ImageText } from '../types/image';

export const apartmentRenovateSantAntoniImages = {
  'eixample-ochre': {
    alt: {
      en: 'Ochre fronts of the Eixample with blue blinds, and plane trees along the pavement',
      es: 'Fachadas ocres del Eixample con persianas azules y plátanos en la acera',
    },
  },
  'parlament-living': {
    shows: { room: 'living-room', area: 18 },
    alt: {
      en: 'Empty front room, 18 m²: patterned tiles, a beamed ceiling and two balcony doors onto the street',
      es: 'Sala vacía de 18 m² a la calle, con suelo hidráulico, techo de vigas y dos balconeras',
    },
  },
  'parlament-kitchen': {
    shows: { room: 'kitchen', area: 9 },
    alt: {
      en: 'Old kitchen, 9 m²: a bench with curtains below, white tiles with a brown border and a chequered floor',
      es: 'Cocina antigua de 9 m²: banco con cortinillas, azulejo blanco con cenefa marrón y suelo ajedrezado',
    },
  },
  'parlament-bedroom': {
    shows: { room: 'bedroom', area: 13 },
    alt: {
      en: 'Empty bedroom, 13 m²: a blue-grey wall with the mark of a headboard, patterned tiles and a window onto the courtyard',
      es: 'Dormitorio vacío de 13 m²: pared gris azulada con la marca de un cabecero, suelo hidráulico y ventana al patio',
    },
  },
  'parlament-bathroom': {
    shows: { room: 'bathroom', area: 4 },
    alt: {
      en: 'Bathroom of 1974, 4 m², in mustard-yellow tiles, with a built-in tub and a pedestal basin',
      es: 'Baño de 1974, de 4 m², en azulejo amarillo mostaza, con bañera empotrada y lavabo de pie',
    },
  },
  'parlament-aerial': {
    alt: {
      en: 'Sant Antoni from the air: the cross-shaped market with its dome, roof terraces and the hill of Montjuïc',
      es: 'Sant Antoni desde el aire: el mercado en cruz con su cúpula, las azoteas y la montaña de Montjuïc',
    },
  },
} as const satisfies Record<string, ImageText>;
