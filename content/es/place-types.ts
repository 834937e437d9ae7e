import type { TypeTexts } from '../types/place-types';

export const typeTexts: TypeTexts = {
  apartment: {
    all: 'Con un piso se compra también una parte del edificio: la cubierta, la fachada, el ascensor y las cuentas. Por eso cada ficha dice la cuota de la comunidad, la planta, si hay ascensor y hacia dónde da. Antes de firmar, el certificado de la comunidad indica lo que se debe, y las actas, qué obras se han aprobado. Dos pisos iguales en el plano se distinguen por la altura, la orientación y el ruido.',
    barcelona:
      'A un piso de Barcelona lo acompañan dos documentos: la cédula de habitabilidad y, si la finca pasa de 45 años, la inspección técnica (ITE). Las fichas dan la superficie construida y la útil, porque entre una y otra cabe una habitación. Cuente los escalones que hay antes del ascensor, pregunte qué dormitorios dan a la calle y cuáles al patio de manzana, y mire si la comunidad permite poner el aire acondicionado donde usted lo quiere.',
  },
  house: {
    all: 'Una casa no tiene vecinos encima ni debajo, y tampoco una comunidad que pague el tejado. La cubierta, los muros, el desagüe y el jardín son de quien compra, de modo que lo que cuesta cada año depende más del estado que del tamaño. Las fichas dicen la parcela, el año y el estado. Compare además lo construido con lo que consta en el Catastro y en el Registro: un porche cerrado o un altillo pueden faltar en los dos.',
    barcelona:
      'En Barcelona las casas son pocas y casi todas están entre medianeras: en Gràcia, altas y estrechas; en Sarrià, con un jardín detrás. Pregunte de quién es cada medianera y qué permite edificar todavía el planeamiento. Si la casa está catalogada, el Ayuntamiento decide sobre la fachada, las ventanas y el volumen. No hay ascensor ni cuota, y el seguro, la cubierta y la fachada los paga una sola propiedad.',
    'costa-blanca':
      'En la costa una casa suele ser de pueblo, entre vecinos y con escaleras, o de campo, con tierra alrededor. En la de pueblo importan la humedad de los muros, el tejado de al lado y dónde se deja el coche. En la de campo importan el agua, la fosa séptica, el camino y la clase de suelo: en suelo rústico, ampliar la casa o hacer una piscina necesita autorización, y muchas veces no se concede.',
  },
  villa: {
    all: 'Una villa, o un chalet, es una casa exenta en medio de su parcela, con fachada a los cuatro lados. El precio depende sobre todo del terreno: cuánto es llano, cuánto sostienen los muros de contención y qué queda por edificar. Sume a la compra lo que cuesta cada año: piscina, jardín, alarma, IBI y, en una urbanización, la cuota de la entidad que mantiene las calles. Las fichas separan la superficie de la casa y la de la parcela.',
    'costa-blanca':
      'Aquí casi todas las villas están en ladera y miran al mar por encima de la de abajo. De la pendiente dependen los escalones entre la verja, la casa y la piscina, los muros y el camino que sigue el agua de las tormentas de otoño. Compruebe que la piscina, el garaje y las terrazas constan en la licencia y en el Catastro, si la casa está conectada al alcantarillado y cuántas horas de sol tiene la terraza en enero.',
  },
  penthouse: {
    all: 'Un ático es el último piso, a menudo retirado de la fachada y con terraza. La terraza puede ser privativa o un elemento común de uso privativo: lo dice el título, y de eso depende quién paga la impermeabilización. Pregunte hasta dónde llega el ascensor, cómo está aislada la cubierta y si el toldo, la pérgola o el cerramiento tienen permiso. En las fichas, la terraza se mide aparte del interior.',
    barcelona:
      'En Barcelona hay áticos de dos clases: los de edificios recientes, con la terraza prevista en el proyecto y ascensor hasta la puerta, y los que se ganaron más tarde en la azotea de una finca antigua. En los segundos hay que comprobar que los metros de hoy constan en el Registro y en la cédula. En los dos, visítelos una tarde de verano: a la cubierta le da el sol todo el día, y el aislamiento decide lo que se gasta en frío.',
  },
  duplex: {
    all: 'Un dúplex reparte la vivienda en dos plantas: los dormitorios quedan lejos de la sala, y la escalera ocupa sitio y se sube cada día. Mire en qué planta están el baño y la lavadora, hasta cuál llega el ascensor y si se podría vivir un mes en una sola. Si la planta de arriba fue desván, lavadero o palomar, compruebe que el Registro y la cédula dicen los mismos metros que la ficha.',
  },
};
