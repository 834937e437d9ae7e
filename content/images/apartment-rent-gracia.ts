import type { ImageText } from '../types/image';

export const apartmentRentGraciaImages = {
  'torrijos-house': {
    alt: {
      en: 'Yellow house on Carrer de Torrijos: iron balconies with flowers, cord blinds and a shop with a green wooden front',
      es: 'Casa amarilla en el Carrer de Torrijos: balcones de hierro con flores, persianas de cuerda y una tienda con frente de madera verde',
    },
  },
  'torrijos-kitchen': {
    shows: { room: 'kitchen-dining', area: 17 },
    alt: {
      en: 'Kitchen and dining room, 17 m²: blue units with an island, a table for six, star-patterned tiles and beams',
      es: 'Cocina comedor de 17 m² con muebles azules e isla, mesa para seis, suelo hidráulico de estrellas y vigas',
    },
  },
  'torrijos-living': {
    shows: { room: 'living-room', area: 9 },
    alt: {
      en: 'Living room, 9 m²: a green sofa, chequered tiles, bookshelves and the door to the balcony over the street',
      es: 'Salón de 9 m² con sofá verde, suelo ajedrezado, estantería y la salida al balcón sobre la calle',
    },
  },
  'torrijos-bedroom': {
    shows: { room: 'bedroom', area: 11 },
    alt: {
      en: 'Bedroom, 11 m²: a platform bed before a blue wall, a white wardrobe and a window onto the courtyard',
      es: 'Dormitorio de 11 m² con cama de tarima ante una pared azul, armario blanco y ventana al patio',
    },
  },
  'torrijos-bathroom': {
    shows: { room: 'bathroom', area: 4 },
    alt: {
      en: 'Bathroom, 4 m²: a shower in dark blue tiles with a small window, terrazzo and a grey washstand',
      es: 'Baño de 4 m² con ducha de azulejo azul oscuro y ventana pequeña, terrazo y mueble gris',
    },
  },
  'torrijos-aerial': {
    alt: {
      en: 'Gràcia from above: low houses and tiled roof terraces along the narrow Carrer de Torrijos',
      es: 'Gràcia desde arriba: casas bajas y azoteas de baldosa a lo largo del estrecho Carrer de Torrijos',
    },
  },
} as const satisfies Record<string, ImageText>;
