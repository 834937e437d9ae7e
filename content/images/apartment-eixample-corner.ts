import type { ImageText } from '../types/image';

export const apartmentEixampleCornerImages = {
  'eixample-corner': {
    alt: {
      en: 'Cream house on a cut corner, with a green tiled dome, a glazed bay and arched balcony doors on the main floor',
      es: 'Finca crema en chaflán, con cúpula de teja verde, tribuna acristalada y balconeras en arco en el principal',
    },
  },
  'corner-living': {
    shows: { room: 'living-room', area: 32 },
    alt: {
      en: 'Living room, 32 m²: three arched balcony doors onto the plane trees, herringbone oak, beams with brick vaults',
      es: 'Salón de 32 m² con tres balconeras en arco hacia los plátanos, roble en espiga y vigas con bovedillas',
    },
  },
  'corner-gallery': {
    shows: { room: 'gallery', area: 6 },
    alt: {
      en: 'Gallery over the crossing, 6 m²: small panes on three sides, two cane chairs and a table',
      es: 'Tribuna sobre el cruce, 6 m², con vidrios pequeños en tres lados, dos butacas de caña y una mesita',
    },
  },
  'corner-kitchen': {
    shows: { room: 'kitchen-dining', area: 24 },
    alt: {
      en: 'Kitchen and dining room, 24 m²: green cupboards along one wall, a table for six, patterned tiles, two doors onto the courtyard',
      es: 'Cocina comedor de 24 m² con muebles verdes a lo largo de una pared, mesa para seis, suelo hidráulico y dos puertas al patio',
    },
  },
  'corner-table': {
    shows: { room: 'kitchen-dining', area: 24 },
    alt: {
      en: 'Kitchen and dining room, 24 m²: the table laid, rush chairs, a bar lamp and two tall glazed doors onto the courtyard',
      es: 'Cocina comedor de 24 m²: la mesa puesta con sillas de enea, lámpara de barra y dos puertas altas acristaladas al patio',
    },
  },
  'corner-bedroom': {
    shows: { room: 'bedroom', area: 17 },
    alt: {
      en: 'Main bedroom, 17 m²: turned wooden bed, chequered tiles and a balcony door on the inner courtyard',
      es: 'Dormitorio principal de 17 m² con cama de madera torneada, suelo ajedrezado y balconera al patio de manzana',
    },
  },
  'corner-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: green glazed tiles, a built-in tub under the window and a basin on brass legs',
      es: 'Baño de 5 m² con azulejo verde, bañera de obra bajo la ventana y lavabo sobre patas de latón',
    },
  },
  'corner-corridor': {
    shows: { room: 'hall', area: 14 },
    alt: {
      en: 'Hall and corridor, 14 m²: bookshelves along one side, patterned tiles, light from the courtyard at its end',
      es: 'Recibidor y pasillo de 14 m² con librería a todo lo largo, suelo hidráulico y luz del patio al fondo',
    },
  },
  'corner-aerial': {
    alt: {
      en: 'The Eixample from the air: blocks with cut corners, tree-lined streets, the Sagrada Família and the sea',
      es: 'El Eixample desde el aire: manzanas de chaflanes, calles arboladas, la Sagrada Família y el mar',
    },
  },
} as const satisfies Record<string, ImageText>;
