/** By price level id. Source: Ajuntament de Barcelona, 10 districts and 73 neighbourhoods. */
export const placeNames: Readonly<Record<string, readonly string[]>> = {
  'ciutat-vella': [
    ...['El Raval', 'El Barri Gòtic', 'Barrio Gótico', 'Gothic Quarter', 'La Barceloneta', 'El Born'],
    'Sant Pere, Santa Caterina i la Ribera',
  ],
  eixample: [
    ...['Ensanche', 'El Fort Pienc', 'La Sagrada Família', 'La Dreta de l’Eixample', 'L’Esquerra de l’Eixample'],
    ...['L’Antiga Esquerra de l’Eixample', 'La Nova Esquerra de l’Eixample', 'Sant Antoni'],
  ],
  'sants-montjuic': [
    ...['Sants', 'Montjuïc', 'El Poble-sec', 'La Marina de Port', 'La Marina del Prat Vermell'],
    ...['La Font de la Guatlla', 'Hostafrancs', 'La Bordeta', 'Sants-Badal'],
  ],
  'les-corts': ['La Maternitat i Sant Ramon'],
  'sarria-sant-gervasi': [
    ...['Sarrià', 'Sant Gervasi', 'Les Tres Torres', 'La Bonanova', 'Sant Gervasi-la Bonanova', 'Galvany'],
    ...['Sant Gervasi-Galvany', 'El Putxet', 'El Putxet i el Farró', 'El Farró', 'Vallvidrera'],
  ],
  gracia: [
    ...['La Vila de Gràcia', 'Vallcarca', 'Vallcarca i els Penitents', 'El Coll', 'La Salut'],
    'El Camp d’en Grassot i Gràcia Nova',
  ],
  'horta-guinardo': [
    ...['Horta', 'El Guinardó', 'El Baix Guinardó', 'Can Baró', 'La Font d’en Fargues', 'El Carmel', 'La Teixonera'],
    ...['Sant Genís dels Agudells', 'Montbau', 'La Vall d’Hebron', 'La Clota'],
  ],
  'nou-barris': [
    ...['Vilapicina i la Torre Llobeta', 'El Turó de la Peira', 'Can Peguera', 'La Guineueta', 'Canyelles'],
    ...['Les Roquetes', 'Verdun', 'La Prosperitat', 'La Trinitat Nova', 'Torre Baró', 'Ciutat Meridiana', 'Vallbona'],
  ],
  'sant-andreu': [
    ...['La Trinitat Vella', 'Baró de Viver', 'El Bon Pastor', 'La Sagrera', 'El Congrés i els Indians', 'Navas'],
  ],
  'sant-marti': [
    ...['El Clot', 'El Camp de l’Arpa del Clot', 'El Poblenou', 'La Vila Olímpica', 'La Vila Olímpica del Poblenou'],
    ...['El Parc i la Llacuna del Poblenou', 'El Besòs i el Maresme', 'Provençals del Poblenou'],
    ...['Sant Martí de Provençals', 'La Verneda i la Pau'],
  ],
  'diagonal-mar': ['Diagonal Mar i el Front Marítim del Poblenou'],
  moraira: ['Teulada', 'Teulada-Moraira', 'El Portet'],
  calp: ['Calpe'],
  xabia: ['Jávea'],
  alicante: ['Alacant'],
};
