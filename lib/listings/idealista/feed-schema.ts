import { z } from 'zod';
import { energyClasses } from '@/content/types/listing';

const whole = (most: number) => {
  const error = `must be a whole number from 1 to ${most}`;
  return z.int(error).min(1, error).max(most, error);
};
const area = whole(999_999);
const plot = whole(99_999_999);
const number = whole(99);
const year = z.int().min(1000).max(2999);
const short = z.string().max(50, 'must have 50 characters at most');
const yes = z.literal(true).optional();
/** kWh or kg CO2 per m2 and year. */
const figure = z.number().gt(0).lt(10_000).multipleOf(0.01).optional();
const phone = { prefix: z.string().regex(/^[1-9]\d{0,2}$/), number: z.string().regex(/^\d{5,12}$/) };

/** Pattern of idealista; it rejects long top-level domains. */
export const emailPattern = /^[\w.-]+@([\w-]+\.)+[a-zA-Z]{2,6}$/;

const energy = {
  featuresEnergyCertificateRating: z.enum([...energyClasses, 'exempt']),
  featuresEnergyCertificatePerformance: figure,
  featuresEnergyCertificateEmissionsRating: z.enum(energyClasses).optional(),
  featuresEnergyCertificateEmissionsValue: figure,
};

const building = {
  featuresAreaConstructed: area,
  featuresAreaUsable: area.optional(),
  featuresBuiltYear: year.optional(),
  featuresConservation: z.enum(['good', 'toRestore']).optional(),
  featuresConditionedAir: yes,
  featuresEquippedKitchen: yes,
  featuresParkingAvailable: yes,
  featuresStorage: yes,
  ...energy,
};

const listing = z
  .strictObject({
    featuresType: z.enum(['flat', 'house', 'house_independent']),
    ...building,
    featuresAreaPlot: plot.optional(),
    featuresBathroomNumber: number,
    featuresBedroomNumber: number.optional(),
    featuresRooms: number.optional(),
    featuresStudio: yes,
    featuresPenthouse: yes,
    featuresDuplex: yes,
    featuresLiftAvailable: z.boolean().optional(),
    featuresOrientationNorth: yes,
    featuresOrientationEast: yes,
    featuresOrientationSouth: yes,
    featuresOrientationWest: yes,
    featuresAllowPets: yes,
    featuresBalcony: yes,
    featuresEquippedWithFurniture: yes,
    featuresGarden: yes,
    featuresPool: yes,
    featuresTerrace: yes,
    featuresWardrobes: yes,
    featuresCurrentOccupation: z.enum(['free', 'tenanted', 'illegally_occupied']).optional(),
    featuresResidential: yes,
    featuresSeasonalRental: yes,
    featuresShortTerm: z.undefined('tourist lets are not exported').optional(),
  })
  .refine((features) => features.featuresBedroomNumber !== undefined || features.featuresRooms !== undefined, {
    path: ['featuresBedroomNumber'],
    error: 'must be 1 at least, unless it is a flat',
  });

const premises = z.strictObject({
  featuresType: z.literal('premises'),
  ...building,
  featuresBathroomNumber: number.optional(),
  featuresHeating: yes,
  featuresSmokeExtraction: yes,
});

const land = z.strictObject({ featuresType: z.literal('land'), featuresAreaPlot: plot });

const address = z
  .strictObject({
    addressVisibility: z.enum(['street', 'hidden']),
    addressStreetName: z.string().max(200).optional(),
    addressFloor: z
      .string()
      .regex(/^(-[12]|[1-9]|[1-5]\d|60|bj)$/)
      .optional(),
    addressPostalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    addressTown: short,
    addressCountry: z.literal('Spain'),
    addressCoordinatesPrecision: z.literal('moved').optional(),
    addressCoordinatesLatitude: z.number().min(-90).max(90).optional(),
    addressCoordinatesLongitude: z.number().min(-180).max(180).optional(),
  })
  .refine((place) => place.addressStreetName !== undefined || place.addressCoordinatesLatitude !== undefined, {
    error: 'must have a street or coordinates',
  });

const operation = z.strictObject({
  operationType: z.enum(['sale', 'rent']),
  operationPrice: whole(999_999_999),
  operationPriceCommunity: whole(9_999).optional(),
  operationDepositMonths: z.number().min(0).max(12).optional(),
});

const fieldsOf: Readonly<Record<'sale' | 'rent', readonly string[]>> = {
  sale: ['operationPriceCommunity', 'featuresCurrentOccupation'],
  rent: [
    'operationDepositMonths',
    'featuresEquippedKitchen',
    'featuresEquippedWithFurniture',
    'featuresResidential',
    'featuresSeasonalRental',
  ],
};

/** Part of idealista's property format 6.00 for Spain: https://feeds.idealista.com/v6/specs/properties.html. */
export const propertySchema = z
  .strictObject({
    propertyCode: short,
    propertyReference: short,
    propertyVisibility: z.enum(['idealista', 'private']),
    propertyUrl: z.url({ protocol: /^https?$/ }),
    propertyOperation: operation,
    propertyAddress: address,
    propertyFeatures: z.discriminatedUnion('featuresType', [listing, premises, land]),
    propertyDescriptions: z.array(
      z.strictObject({ descriptionLanguage: z.enum(['spanish', 'english']), descriptionText: z.string().max(4_000) }),
    ),
    propertyImages: z
      .array(z.strictObject({ imageOrder: whole(200), imageUrl: z.url({ protocol: /^https?$/ }).max(400) }))
      .min(1)
      .optional(),
  })
  .superRefine(({ propertyFeatures, propertyOperation }, context) => {
    const foreign = fieldsOf[propertyOperation.operationType === 'sale' ? 'rent' : 'sale'];
    const given: Readonly<Record<string, unknown>> = { ...propertyOperation, ...propertyFeatures };
    for (const name of foreign.filter((field) => given[field] !== undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: `is not for ${propertyOperation.operationType}` });
    }
  });

export const customerSchema = z.strictObject({
  customerCountry: z.literal('Spain'),
  customerCode: z.string().regex(/^ilc[a-z0-9]{40}$/),
  customerContact: z.strictObject({
    contactName: z.string().max(60),
    contactEmail: z.string().regex(emailPattern).optional(),
    contactPrimaryPhonePrefix: phone.prefix.optional(),
    contactPrimaryPhoneNumber: phone.number.optional(),
  }),
  customerProperties: z.array(propertySchema),
});
