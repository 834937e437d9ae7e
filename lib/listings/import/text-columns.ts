/** Folded column heads, by editor input. */
export const textColumns = {
  'text.es.title': {
    reader: 'line',
    names: 'titulo | titulo es | nombre | titular | title es | titulo espanol',
  },
  'text.en.title': { reader: 'line', names: 'title | titulo en | title en | titulo ingles | name' },
  'text.es.paragraphs': {
    reader: 'description',
    names:
      'descripcion | descripcion es | texto | observaciones | description es | descripcion espanol | descripcion larga',
  },
  'text.en.paragraphs': {
    reader: 'description',
    names: 'description | descripcion en | description en | descripcion ingles',
  },
  'otherTexts.de.title': { reader: 'line', names: 'titulo de | title de | titulo aleman' },
  'otherTexts.de.text': {
    reader: 'description',
    names: 'descripcion de | description de | descripcion aleman | beschreibung',
  },
  'otherTexts.nl.title': { reader: 'line', names: 'titulo nl | title nl | titulo neerlandes | titulo holandes' },
  'otherTexts.nl.text': {
    reader: 'description',
    names: 'descripcion nl | description nl | descripcion neerlandes | descripcion holandes | omschrijving',
  },
  'otherTexts.fr.title': { reader: 'line', names: 'titulo fr | title fr | titulo frances | titre' },
  'otherTexts.fr.text': { reader: 'description', names: 'descripcion fr | description fr | descripcion frances' },
} as const;
