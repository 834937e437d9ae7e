import type { RegionId } from './types/listing';
import type { Province, ProvinceId } from './types/province';

const province = (name: string, aliases: readonly string[] = [], region: RegionId | null = null): Province => ({
  name,
  aliases,
  region,
});

/** Source: INE, "Relación de provincias con sus códigos", https://www.ine.es/daco/daco42/codmun/cod_provincia.htm */
export const provinces: Readonly<Record<ProvinceId, Province>> = {
  '01': province('Álava', ['Araba', 'Rioja Alavesa']),
  '02': province('Albacete'),
  '03': province('Alicante', ['Alacant', 'Alacante'], 'valencian-community'),
  '04': province('Almería'),
  '05': province('Ávila'),
  '06': province('Badajoz'),
  '07': province('Islas Baleares', [
    ...['Illes Balears', 'Baleares', 'Balears', 'Balearic', 'Balearics', 'Balearen', 'Baleari', 'Balearic Islands'],
    ...['Mallorca', 'Majorca', 'Menorca', 'Minorca', 'Ibiza', 'Eivissa', 'Formentera'],
  ]),
  '08': province('Barcelona', ['BCN'], 'catalonia'),
  '09': province('Burgos'),
  '10': province('Cáceres'),
  '11': province('Cádiz'),
  '12': province('Castellón', ['Castelló'], 'valencian-community'),
  '13': province('Ciudad Real'),
  '14': province('Córdoba', ['Cordova']),
  '15': province('A Coruña', ['Coruña', 'Corunna']),
  '16': province('Cuenca'),
  '17': province('Girona', ['Gerona'], 'catalonia'),
  '18': province('Granada'),
  '19': province('Guadalajara'),
  '20': province('Gipuzkoa', ['Guipúzcoa']),
  '21': province('Huelva'),
  '22': province('Huesca'),
  '23': province('Jaén'),
  '24': province('León'),
  '25': province('Lleida', ['Lérida'], 'catalonia'),
  '26': province('La Rioja', ['Rioja']),
  '27': province('Lugo'),
  '28': province('Madrid', [], 'madrid'),
  '29': province('Málaga'),
  '30': province('Murcia'),
  '31': province('Navarra', ['Navarre', 'Nafarroa']),
  '32': province('Ourense', ['Orense']),
  '33': province('Asturias'),
  '34': province('Palencia'),
  '35': province('Las Palmas', ['Palmas', 'Gran Canaria', 'Lanzarote', 'Fuerteventura']),
  '36': province('Pontevedra'),
  '37': province('Salamanca'),
  '38': province('Santa Cruz de Tenerife', ['Tenerife', 'La Palma', 'La Gomera', 'El Hierro']),
  '39': province('Cantabria'),
  '40': province('Segovia'),
  '41': province('Sevilla', ['Seville', 'Sevilha']),
  '42': province('Soria'),
  '43': province('Tarragona', [], 'catalonia'),
  '44': province('Teruel'),
  '45': province('Toledo'),
  '46': province('Valencia', ['València'], 'valencian-community'),
  '47': province('Valladolid'),
  '48': province('Bizkaia', ['Vizcaya', 'Biscay']),
  '49': province('Zamora'),
  '50': province('Zaragoza', ['Saragossa']),
  '51': province('Ceuta'),
  '52': province('Melilla'),
};

/** Contain the name of a province that they are not. */
export const widerRegions: readonly string[] = [
  ...['Castilla y León', 'Castile and León', 'Castile-León', 'Kastilien und León', 'Castilla León'],
  ...['Castilla-La Mancha', 'País Valencia', 'País Valencià', 'Valencia Region', 'Region of Valencia'],
  ...['Comunidad de Valencia', 'Comunitat de València'],
];
