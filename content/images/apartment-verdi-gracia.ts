import type { ImageText } from '../types/image';

export const apartmentVerdiGraciaImages = {
  'verdi-house': {
    alt: {
      en: 'Low blue house in Gràcia with plain balconies, cord blinds and a wine shop at street level',
      es: 'Casa baja y azul de Gràcia con balcones sencillos, persianas de cuerda y una bodega a pie de calle',
    },
  },
  'verdi-living': {
    shows: { room: 'living-room', area: 20 },
    alt: {
      en: 'Living room on the street, 20 m²: balcony door and window, flowered tiles, beams and a blue-green sofa',
      es: 'Salón a la calle de 20 m² con balconera y ventana, suelo hidráulico de flores, vigas y sofá verde azulado',
    },
  },
  'verdi-bedroom': {
    shows: { room: 'bedroom', area: 13 },
    alt: {
      en: 'Main bedroom, 13 m²: a cane headboard, bookshelves, patterned tiles and a balcony door on the courtyard',
      es: 'Dormitorio principal de 13 m² con cabecero de rejilla, estantería, suelo hidráulico y balconera al patio',
    },
  },
  'verdi-kitchen': {
    shows: { room: 'kitchen', area: 9 },
    alt: {
      en: 'Kitchen, 9 m²: petrol-blue fronts and a wooden worktop along one wall, chequered tiles and a window onto the light well',
      es: 'Cocina de 9 m² con frentes azul petróleo y encimera de madera en una pared, suelo ajedrezado y ventana al patio de luces',
    },
  },
  'verdi-bathroom': {
    shows: { room: 'bathroom', area: 4 },
    alt: {
      en: 'Bathroom, 4 m²: a shower with a glass screen, a pedestal basin, a round mirror and chequered tiles',
      es: 'Baño de 4 m² con ducha de mampara, lavabo de pie, espejo redondo y suelo ajedrezado',
    },
  },
  'verdi-aerial': {
    alt: {
      en: 'Carrer de Verdi from above: festival flags across the narrow street, roof terraces and the blue building',
      es: 'El Carrer de Verdi desde arriba: banderines de fiesta sobre la calle estrecha, azoteas y el edificio azul',
    },
  },
} as const satisfies Record<string, ImageText>;
