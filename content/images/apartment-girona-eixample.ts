import type { ImageText } from '../types/image';

export const apartmentGironaEixampleImages = {
  'eixample-rose': {
    alt: {
      en: 'Pink house with a drawn pattern on its plaster and a curved gable edged with coloured tiles',
      es: 'Finca rosada con esgrafiado y un remate curvo ribeteado de azulejos de colores',
    },
  },
  'lluria-living': {
    shows: { room: 'living-room', area: 24 },
    alt: {
      en: 'Living room, 24 m²: a rose sofa on patterned tiles, bookshelves and two balcony doors above the plane trees',
      es: 'Salón de 24 m² con sofá rosa sobre suelo hidráulico, librería y dos balconeras por encima de los plátanos',
    },
  },
  'lluria-gallery': {
    shows: { room: 'gallery', area: 6 },
    alt: {
      en: 'Gallery over the inner courtyard, 6 m²: small panes, some of coloured glass, a round table for two and plants',
      es: 'Galería sobre el patio de manzana, 6 m², con vidrios pequeños, algunos de color, mesa redonda para dos y plantas',
    },
  },
  'lluria-kitchen': {
    shows: { room: 'kitchen', area: 10 },
    alt: {
      en: 'Kitchen, 10 m²: white cupboards along one wall, pink tiles and a green and white chequered floor',
      es: 'Cocina de 10 m² con muebles blancos a lo largo de una pared, azulejo rosa y suelo ajedrezado verde y blanco',
    },
  },
  'lluria-bedroom': {
    shows: { room: 'bedroom', area: 15 },
    alt: {
      en: 'Main bedroom, 15 m²: a wooden bed on patterned tiles, a rose-coloured wall and a balcony door on the inner courtyard',
      es: 'Dormitorio principal de 15 m² con cama de madera, suelo hidráulico, una pared rosada y balconera al patio de manzana',
    },
  },
  'lluria-bathroom': {
    shows: { room: 'bathroom', area: 5 },
    alt: {
      en: 'Bathroom, 5 m²: green tiles to shoulder height, a round mirror and the bath under the window',
      es: 'Baño de 5 m² con azulejo verde a media altura, espejo redondo y la bañera bajo la ventana',
    },
  },
  'lluria-aerial': {
    alt: {
      en: 'The Dreta de l’Eixample from the air: the brick water tower in its courtyard, trees along Roger de Llúria and the hills',
      es: 'La Dreta de l’Eixample desde el aire: la torre de las aguas en su patio de manzana, los árboles de Roger de Llúria y las colinas',
    },
  },
} as const satisfies Record<string, ImageText>;
