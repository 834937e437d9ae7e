import type { Listing } from '../types/listing';

export const apartmentModernistaSantJoan: Listing = {
  id: 'apartment-modernista-sant-joan',
  reference: 'CM-0106',
  operation: 'sale',
  type: 'apartment',
  status: 'available',
  featured: false,
  isNewBuild: false,
  price: 745000,
  published: '2026-11-11',
  updated: '2026-11-11',
  area: 'eixample',
  region: 'catalonia',
  street: 'Passeig de Sant Joan',
  neighbourhood: 'Dreta de l’Eixample',
  municipality: 'Barcelona',
  postalCode: '08010',
  latitude: 41.395,
  longitude: 2.167,
  builtArea: 118,
  usableArea: 102,
  plotArea: null,
  bedrooms: 3,
  bathrooms: 2,
  floor: 2,
  hasLift: true,
  year: 1908,
  condition: 'to-update',
  orientation: 'north-east',
  features: ['gallery', 'balcony', 'lift', 'heating', 'high-ceilings', 'hydraulic-tiles'],
  rooms: [
    { room: 'hall', area: 14, level: 0 },
    { room: 'living-room', area: 26, level: 0 },
    { room: 'gallery', area: 5, level: 0 },
    { room: 'kitchen', area: 11, level: 0 },
    { room: 'storage', area: 3, level: 0 },
    { room: 'bedroom', area: 14, level: 0 },
    { room: 'bedroom', area: 12, level: 0 },
    { room: 'bedroom', area: 10, level: 0 },
    { room: 'bathroom', area: 4, level: 0 },
    { room: 'bathroom', area: 3, level: 0 },
    { room: 'balcony', area: 4, level: 0 },
  ],
  energy: {
    status: 'in-process',
    reason: {
      en: 'The technician measured the apartment on 5 November 2026; the certificate is being registered with the Catalan energy institute (ICAEN).',
      es: 'El técnico midió el piso el 5 de noviembre de 2026; el certificado está en trámite de registro en el Institut Català d’Energia (ICAEN).',
    },
  },
  habitability: { status: 'valid', expires: '2029-06-15' },
  communityFees: 140,
  propertyTax: 990,
  availableFrom: 'now',
  rental: null,
  nearby: [
    { kind: 'metro', name: 'Tetuan (L2)', minutes: 4, by: 'foot' },
    { kind: 'metro', name: 'Arc de Triomf (L1)', minutes: 6, by: 'foot' },
    { kind: 'train', name: 'Arc de Triomf', minutes: 7, by: 'foot' },
    { kind: 'market', name: 'Mercat del Fort Pienc', minutes: 8, by: 'foot' },
    { kind: 'park', name: 'Parc de la Ciutadella', minutes: 14, by: 'foot' },
  ],
  agent: 'marta-soler',
  images: ['eixample-sgraffito', 'living-blue', 'kitchen-marble', 'gallery-persimmon'],
  text: {
    en: {
      title: '1908 modernista apartment with its mosaics intact',
      summary:
        '118 m² second-floor apartment on Passeig de Sant Joan, in a modernista building of 1908: sgraffito façade, original mosaics, three bedrooms, to update.',
      opening:
        'Look down first. Room after room has its own mosaic, eight of them, with borders that turn the corners properly and hardly a cracked tile. They have been under rugs since 1908, and one family has been beating the rugs.',
      paragraphs: [
        'The façade is covered in sgraffito, ochre on cream, with a bay of coloured glass two storeys high; the upper half of the bay belongs to this apartment. At nine on a June morning it throws red and green across the living room wall. Mouldings, panelled doors and brass handles are all in place. Only the living room breaks the series: its herringbone oak was laid in 1961.',
        'What needs updating is the wiring, from the eighties, the courtyard windows, both bathrooms and the kitchen. The layout can stay as it is. Two of the three bedrooms are at the back, facing south-west, with afternoon sun and no traffic; the third is on a light well. An architect has drawn two versions, and we will give you both.',
      ],
      shouldKnow:
        'The façade and the entrance hall are listed: the street windows must be repaired or copied in timber, with a permit. Passeig de Sant Joan has café terraces and a cycle lane, and goes quiet at about midnight. There is no air conditioning.',
      heating: '2011 gas boiler with radiators in most rooms; no air conditioning',
      parking: 'None in the building; public car park six minutes away on foot',
      accessibility: 'Five marble steps in the entrance hall, then the lift, door 70 cm wide; not step-free',
      charges: 'No mortgage; façade and entrance hall are in the municipal heritage catalogue',
    },
    es: {
      title: 'Piso modernista de 1908 con mosaicos en el Passeig de Sant Joan',
      summary:
        'Piso de 118 m² en el Passeig de Sant Joan, en una finca modernista de 1908: fachada esgrafiada, mosaico original, tres dormitorios, para actualizar.',
      opening:
        'Lo primero es mirar al suelo. De estancia en estancia cambia el mosaico hidráulico, ocho dibujos en total, con cenefas que doblan bien las esquinas y apenas una baldosa rota. Llevan bajo las alfombras desde 1908, y las alfombras las ha sacudido siempre la misma familia.',
      paragraphs: [
        'La fachada está cubierta de esgrafiados, ocre sobre crema, con una tribuna de vidrios de color que ocupa dos plantas; la mitad de arriba pertenece a este piso. A las nueve de una mañana de junio pinta de rojo y verde la pared del salón. Molduras, puertas de cuarterones y manillas de latón siguen en su sitio. Solo el salón rompe la serie: el roble en espiga se puso en 1961.',
        'Lo que hay que poner al día no sale en las fotos: la instalación eléctrica de los ochenta, las ventanas del patio, los dos baños y la cocina. La distribución puede quedarse como está. Dos de los tres dormitorios dan atrás, al suroeste, con sol de tarde y sin tráfico; el tercero, a un patio de luces. Una arquitecta nos ha dibujado dos versiones y entregamos ambas.',
      ],
      shouldKnow:
        'La fachada y el vestíbulo están catalogados: las ventanas a la calle se reparan o se copian en madera, con licencia. En el Passeig de Sant Joan hay terrazas y un carril bici, y el silencio llega hacia medianoche. No hay aire acondicionado.',
      heating: 'Caldera de gas de 2011 con radiadores en casi todas las estancias; sin aire acondicionado',
      parking: 'La finca no tiene; aparcamiento público a seis minutos a pie',
      accessibility:
        'Cinco escalones de mármol en el vestíbulo y ascensor con puerta de 70 cm; no es accesible para silla de ruedas',
      charges: 'Sin hipoteca; la fachada y el vestíbulo figuran en el catálogo municipal de patrimonio',
    },
  },
};
