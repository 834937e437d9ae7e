import { conditions, featureIds, occupancies, orientations, rentalUses, type Listing } from '@/content/types/listing';
import { propertyTypeFacts, propertyTypes } from '@/content/types/property-type';
import { makeListing } from '@/tests/support/make-listing';
import { customerSchema } from './feed-schema';
import { writeIdealistaFeed } from './write-feed';

const siteUrl = new URL('https://www.example.com');
const customerCode = `ilc${'a1'.repeat(20)}`;

function write(listings: readonly Listing[]) {
  const leftOut: string[] = [];
  const leaveOut = (reference: string, problems: readonly string[]) =>
    leftOut.push(`${reference}: ${problems.join(', ')}`);
  const text = [...writeIdealistaFeed({ siteUrl, customerCode, listings, leaveOut })].join('');
  return { ...customerSchema.parse(JSON.parse(text)), leftOut };
}

function only(listing: Listing) {
  const { customerProperties, leftOut } = write([listing]);
  expect(leftOut).toEqual([]);
  const [property] = customerProperties;
  if (!property) throw new Error(`${listing.reference} is not in the feed`);
  return property;
}

const kindOf = { flat: 'flat', house: 'villa', land: 'plot', commercial: 'shop' } as const;
const featuresOf = (listing: Listing): Record<string, unknown> => only(listing).propertyFeatures;
const noRegister = { use: 'main-home', depositMonths: 1, guaranteeMonths: 0, termMonths: 60 } as const;
const letting = (use: (typeof rentalUses)[number]) =>
  makeListing('letting', { rental: { ...noRegister, use, stressedArea: null, registration: null } });

it('names the agency, and each home with its text in both languages and its images as JPEG', () => {
  const listing = makeListing('flat');
  const { customerProperties, ...customer } = write([listing, makeListing('villa', { reference: 'CM-9002' })]);
  expect(customer).toMatchObject({ customerCountry: 'Spain', customerCode });
  expect(customerProperties.map(({ propertyCode }) => propertyCode)).toEqual(['CM-9001', 'CM-9002']);
  const [property] = customerProperties;
  expect(property?.propertyDescriptions).toEqual([
    { descriptionLanguage: 'english', descriptionText: expect.stringContaining(listing.text.en.opening) },
    { descriptionLanguage: 'spanish', descriptionText: expect.stringContaining(listing.text.es.opening) },
  ]);
  expect(property?.propertyImages).toEqual([
    { imageOrder: 1, imageUrl: `https://www.example.com/feeds/pictures/${listing.images[0]}.jpg` },
  ]);
  expect(property?.propertyUrl).toBe('https://www.example.com/es/properties/flat');
});

it('keeps reserved homes private and leaves sold ones out', () => {
  const states = (['available', 'reserved', 'sold'] as const).map((status) => makeListing('flat', { status }));
  const { customerProperties, leftOut } = write(states);
  expect(customerProperties.map((property) => property.propertyVisibility)).toEqual(['idealista', 'private']);
  expect(leftOut).toEqual([]);
});

it('shows the street without a number, and the neighbourhood on the map', () => {
  expect(only(makeListing('flat')).propertyAddress).toEqual({
    addressVisibility: 'street',
    addressStreetName: 'Carrer de Girona',
    addressFloor: '3',
    addressPostalCode: '08009',
    addressTown: 'Barcelona',
    addressCountry: 'Spain',
    addressCoordinatesPrecision: 'moved',
    addressCoordinatesLatitude: 41.396,
    addressCoordinatesLongitude: 2.17,
  });
  expect(only(makeListing('flat', { street: undefined, floor: 0 })).propertyAddress).toMatchObject({
    addressVisibility: 'hidden',
    addressFloor: 'bj',
  });
  expect(only(makeListing('flat', { floor: -3 })).propertyAddress.addressFloor).toBeUndefined();
});

it('states community fees of sales and deposits of lettings', () => {
  expect(only(makeListing('flat', { price: 600_000.4 })).propertyOperation).toEqual({
    operationType: 'sale',
    operationPrice: 600_000,
    operationPriceCommunity: 95,
  });
  expect(only(makeListing('flat', { communityFees: 0 })).propertyOperation).not.toHaveProperty(
    'operationPriceCommunity',
  );
  expect(only(makeListing('letting')).propertyOperation).toEqual({
    operationType: 'rent',
    operationPrice: 1_120,
    operationDepositMonths: 1,
  });
});

it('states areas, rooms, energy and orientation', () => {
  expect(featuresOf(makeListing('flat', { orientation: 'south-east' }))).toEqual({
    featuresType: 'flat',
    featuresAreaConstructed: 120,
    featuresAreaUsable: 100,
    featuresBathroomNumber: 1,
    featuresBedroomNumber: 2,
    featuresBuiltYear: 1900,
    featuresConservation: 'good',
    featuresCurrentOccupation: 'free',
    featuresLiftAvailable: true,
    featuresOrientationEast: true,
    featuresOrientationSouth: true,
    featuresEnergyCertificateRating: 'E',
    featuresEnergyCertificatePerformance: 180,
    featuresEnergyCertificateEmissionsRating: 'E',
    featuresEnergyCertificateEmissionsValue: 36,
  });
  expect(featuresOf(makeListing('plot'))).toEqual({ featuresType: 'land', featuresAreaPlot: 1_250 });
  expect(featuresOf(makeListing('flat', { bedrooms: 0 }))).toMatchObject({ featuresRooms: 1, featuresStudio: true });
  const energy = { status: 'exempt', reason: { en: 'It is a monument.', es: 'Es un monumento.' } } as const;
  expect(featuresOf(makeListing('shop', { energy }))).toMatchObject({ featuresEnergyCertificateRating: 'exempt' });
});

it.each(propertyTypes)('has the type %s, with every feature', (type) => {
  const kind = kindOf[propertyTypeFacts[type].family];
  expect(featuresOf(makeListing(kind, { type }))).toMatchObject(propertyTypeFacts[type].idealista);
  only(makeListing(kind, { type, features: featureIds }));
  if (kind !== 'plot') only({ ...letting('main-home'), type, features: featureIds });
});

it.each([
  ...conditions.map((condition) => ({ condition })),
  ...occupancies.map((occupancy) => ({ occupancy })),
  ...orientations.map((orientation) => ({ orientation })),
])('fits the format with %p', (change) => {
  only(makeListing('flat', change));
});

it('says of a kitchen and furniture in lettings alone', () => {
  const features = ['furnished', 'fitted-kitchen'] as const;
  const furniture = { featuresEquippedKitchen: true, featuresEquippedWithFurniture: true };
  expect(featuresOf({ ...letting('main-home'), features })).toMatchObject(furniture);
  expect(Object.keys(featuresOf(makeListing('flat', { features })))).not.toEqual(
    expect.arrayContaining(Object.keys(furniture)),
  );
});

it('tells what idealista would refuse, and goes on', () => {
  const noPlace = { street: undefined, latitude: undefined, longitude: undefined };
  const { customerProperties, leftOut } = write([
    makeListing('flat', { reference: 'A', bathrooms: 0 }),
    makeListing('villa', { reference: 'B', bedrooms: 0 }),
    makeListing('flat', { reference: 'C', ...noPlace }),
    { ...letting('tourist'), reference: 'D' },
    makeListing('flat'),
  ]);
  expect(leftOut).toEqual([
    'A: propertyFeatures.featuresBathroomNumber must be a whole number from 1 to 99',
    'B: propertyFeatures.featuresBedroomNumber must be 1 at least, unless it is a flat',
    'C: propertyAddress must have a street or coordinates',
    'D: propertyFeatures.featuresShortTerm tourist lets are not exported',
  ]);
  expect(customerProperties).toHaveLength(1);
});

it.each(rentalUses.filter((use) => use !== 'tourist'))('lets for the use %s', (use) => {
  only(letting(use));
});

it('shortens a long text by its last paragraphs, not by its drawbacks', () => {
  const listing = makeListing('flat');
  const paragraphs = Array.from({ length: 5 }, (_, index) => `${index} ${'word '.repeat(250)}`);
  const en = { ...listing.text.en, paragraphs };
  const [text] = only({ ...listing, text: { ...listing.text, en } }).propertyDescriptions;
  expect(text?.descriptionText).toContain(paragraphs[2]);
  expect(text?.descriptionText).not.toContain(paragraphs[3]);
  expect(text?.descriptionText).toContain(en.shouldKnow);
});

it('is a file without homes while there are none', () => {
  expect(write([]).customerProperties).toEqual([]);
});
