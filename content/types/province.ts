import type { RegionId } from './listing';

export const provinceIds = [
  ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18'],
  ...['19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'],
  ...['37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48', '49', '50', '51', '52'],
] as const;

/** Code of INE, and the first two digits of every postcode of Correos in the province. */
export type ProvinceId = (typeof provinceIds)[number];

export type Province = Readonly<{
  /** As portals write it: in Spanish, or official where that is usual in Spanish. */
  name: string;
  /** Other languages, islands, and regions of one province. */
  aliases: readonly string[];
  /** Null where the site knows no tax rates. */
  region: RegionId | null;
}>;
