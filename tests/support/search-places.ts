import type { Place } from '@/lib/listings/search/places';

const place = (key: string, names: string, within: readonly string[] = []): Place => {
  const [name = key, ...aliases] = names.split(', ');
  return { key, name, aliases, areas: [key, ...within] };
};

const eixample = ['dreta-de-l-eixample', 'esquerra-de-l-eixample', 'sant-antoni'];
const sarria = ['sarria', 'sant-gervasi-galvany', 'el-putxet'];
const city = ['pedralbes', 'diagonal-mar', 'poblenou', 'les-corts', 'ciutat-vella', 'gracia', 'vila-de-gracia'];
const coast = ['moraira', 'el-portet', 'calp', 'altea', 'benissa', 'xabia', 'denia', 'benidorm'];

export const searchPlaces: readonly Place[] = [
  place('barcelona', 'Barcelona', [...city, 'eixample', ...eixample, 'sarria-sant-gervasi', ...sarria]),
  place('eixample', 'Eixample, Ensanche, el Eixample', eixample),
  place('dreta-de-l-eixample', 'Dreta de l’Eixample, Eixample Derecho, Dreta Eixample, Right Eixample'),
  place('esquerra-de-l-eixample', 'Esquerra de l’Eixample, Eixample Izquierdo, Esquerra Eixample'),
  place('sant-antoni', 'Sant Antoni'),
  place('gracia', 'Gràcia', ['vila-de-gracia']),
  place('vila-de-gracia', 'Vila de Gràcia'),
  place('sarria-sant-gervasi', 'Sarrià-Sant Gervasi, Zona Alta, Sant Gervasi', sarria),
  place('sarria', 'Sarrià'),
  place('sant-gervasi-galvany', 'Sant Gervasi - Galvany, Galvany, Turó Park'),
  place('el-putxet', 'El Putxet i el Farró, Putxet, Putget'),
  place('pedralbes', 'Pedralbes'),
  place('diagonal-mar', 'Diagonal Mar'),
  place('poblenou', 'el Poblenou, Sant Martí'),
  place('les-corts', 'Les Corts'),
  place('ciutat-vella', 'Ciutat Vella, Born, Gótico, Barri Gòtic, Barceloneta, Gothic Quarter, Old Town'),
  place('costa-blanca', 'Costa Blanca', coast),
  place('moraira', 'Moraira, Teulada, Teulada-Moraira', ['el-portet']),
  place('el-portet', 'El Portet'),
  place('calp', 'Calp, Calpe'),
  place('altea', 'Altea'),
  place('benissa', 'Benissa, Benissa Costa'),
  place('xabia', 'Xàbia, Jávea'),
  place('denia', 'Dénia'),
  place('benidorm', 'Benidorm'),
  place('valencia', 'València', ['el-cabanyal']),
  place('el-cabanyal', 'El Cabanyal, Cabanyal, Cabañal'),
  place('madrid', 'Madrid, Barrio de Salamanca, Goya'),
];
