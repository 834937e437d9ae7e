import type { Listing } from '../types/listing';

export const landBenimeitMoraira: Listing = {
  id: 'land-benimeit-moraira',
  reference: 'CM-0423',
  operation: 'sale',
  type: 'land',
  status: 'available',
  featured: false,
  isNewBuild: false,
  price: 345000,
  vat: null,
  agencyFee: { paidBy: 'owner' },
  published: '2026-08-28',
  updated: '2026-09-17',
  area: 'moraira',
  region: 'valencian-community',
  street: 'Partida Benimeit',
  neighbourhood: 'Benimeit',
  municipality: 'Teulada',
  postalCode: '03724',
  latitude: 38.698,
  longitude: 0.128,
  builtArea: null,
  usableArea: null,
  plotArea: 1250,
  bedrooms: 0,
  bathrooms: 0,
  floor: null,
  hasLift: false,
  year: null,
  condition: null,
  orientation: 'south',
  features: ['sea-view'],
  rooms: [],
  energy: {
    status: 'exempt',
    case: 'no-building',
    reason: {
      en: 'A plot without a building: energy certificates are issued for buildings.',
      es: 'Parcela sin edificar: el certificado energético se emite para edificios.',
    },
  },
  habitability: {
    status: 'not-required',
    case: 'no-dwelling',
    reason: {
      en: 'There is no dwelling on the plot yet; the declaration of first occupation comes with the new house.',
      es: 'Todavía no hay vivienda en la parcela; la declaración responsable de primera ocupación llegará con la casa nueva.',
    },
  },
  occupancy: 'vacant',
  registry: { office: 'Xàbia n.º 2', property: '90423' },
  protection: { housing: null, heritage: null },
  communityFees: 0,
  propertyTax: 420,
  availableFrom: 'now',
  rental: null,
  nearby: [
    { kind: 'beach', name: 'Platja de l’Ampolla', minutes: 5, by: 'car' },
    { kind: 'shops', name: 'Moraira', minutes: 4, by: 'car' },
    { kind: 'harbour', name: 'Club Nàutic Moraira', minutes: 6, by: 'car' },
    { kind: 'hospital', name: 'Hospital de Dénia', minutes: 28, by: 'car' },
    { kind: 'airport', name: 'Alacant-Elx', minutes: 72, by: 'car' },
  ],
  agent: 'neus-vidal',
  images: ['land-moraira', 'land-moraira-upper', 'land-moraira-below', 'land-moraira-terraces', 'benimeit-aerial'],
  text: {
    en: {
      title: '1,250 m² building plot facing south, Benimeit',
      summary:
        'Urban land for one detached house of up to 312 m² in Benimeit, with all services at the boundary and a sea view from its upper half.',
      opening:
        'Stand at the upper stake and Moraira lies below, with the Penyal d’Ifac to the right and the sea between them. Stand at the lower stake and there is the neighbour’s hedge. The house should therefore go near the top, which the rules allow.',
      paragraphs: [
        'It is urban land, zoned for a detached house. The planning certificate issued by Teulada town hall in July 2026 gives a buildability of 0.25 m² per m², that is 312 m² of floor on at most two storeys; a coverage of 25% of the plot; and a setback of five metres from the road and from every neighbour. The plot cannot be divided. Pool and garage have rules of their own, attached to the certificate.',
        'Water, electricity, fibre and the sewer are at the boundary, on a surfaced road with street lighting. The frontage is 31 metres. From north to south the ground drops four metres, in three terraces with dry-stone walls where almonds once grew and a few trees remain. The 2025 soil report found rock at eighty centimetres: good news for the foundations, less so for the pool.',
      ],
      shouldKnow:
        'There is no project or licence yet: allow about a year from the first drawing to the permit. The plot above is building land as well, so the view is safe and the privacy behind is not. The seller is a private person: transfer tax applies, not VAT.',
      heating: 'None: the plot has not been built on',
      parking: 'To be planned with the house; 31 metres of road frontage',
      accessibility: 'Sloping ground in three terraces, four metres from top to bottom',
      charges: 'None registered; no development charges outstanding',
    },
    es: {
      title: 'Parcela urbana de 1.250 m² orientada al sur en Benimeit, Moraira',
      summary:
        'Suelo urbano para una vivienda aislada de hasta 312 m² en Benimeit, con todos los servicios a pie de parcela y vistas al mar desde la mitad alta.',
      opening:
        'Desde la estaca de arriba, Moraira queda a los pies, con el Penyal d’Ifac a la derecha y el mar en medio. Desde la estaca de abajo se ve el seto del vecino. Conviene, pues, levantar la casa en la parte alta, y la norma lo permite.',
      paragraphs: [
        'Es suelo urbano, calificado para vivienda unifamiliar aislada. Según el certificado urbanístico que el Ayuntamiento de Teulada expidió en julio de 2026, la edificabilidad es de 0,25 m²/m², es decir, 312 m² de techo en dos plantas como máximo; la ocupación, del 25 % de la parcela; y el retranqueo, de cinco metros al vial y a todos los linderos. No se puede segregar. La piscina y el garaje tienen reglas propias, anexas al certificado.',
        'El agua, la luz, la fibra y el alcantarillado llegan al lindero, en una calle asfaltada y con farolas. La fachada mide 31 metros. De norte a sur el terreno baja cuatro metros en tres bancales de piedra seca, donde hubo almendros; quedan unos cuantos. El estudio geotécnico de 2025 encontró roca a ochenta centímetros: buena noticia para los cimientos y regular para la piscina.',
      ],
      shouldKnow:
        'No hay proyecto ni licencia: del primer dibujo al permiso hay que contar con un año, más o menos. La parcela de arriba también es edificable: la vista está a salvo; la intimidad por detrás, no. Vende un particular: se paga ITP, no IVA.',
      heating: 'No tiene: la parcela está sin edificar',
      parking: 'Por proyectar con la casa; 31 metros de fachada a la calle',
      accessibility: 'Terreno en pendiente, tres bancales y cuatro metros de desnivel',
      charges: 'Ninguna inscrita; sin cuotas de urbanización pendientes',
    },
  },
};
