import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Vender un piso en noventa días',
  excerpt:
    'Precio, documentación, fotos, visitas y ofertas: el calendario para vender un piso en Barcelona en noventa días y qué hacer si no llegan ofertas.',
  fullContent: `
<p>En España, una venta suele tardar de tres a seis meses. En Barcelona, un piso con el precio bien puesto y la
documentación en regla encuentra comprador en un plazo de 30 a 90 días. La diferencia rara vez está en el mercado. Está en
lo que hace el vendedor las tres primeras semanas, antes de que nadie llame al timbre.</p>

<h2>Primero el precio, que es una horquilla</h2>
<p>Se parte de las compraventas registradas, no del anuncio del vecino. Nuestra estimación para un piso de segunda
mano es de 5.650 €/m² en el Eixample y de 5.230 €/m² en Gràcia (compraventas del primer semestre de 2022, actualizadas
a 2025). Para 90 m² en el Eixample resultan 508.500 €. Con un margen del {spread} a cada lado, el piso vale algo entre
432.225 y 584.775 €, cosa que es honrada pero todavía sirve de poco.</p>
<p>Lo que afina es la finca. El ascensor, una planta alta y una terraza tiran hacia arriba; unos bajos en una calle
ruidosa, una derrama aprobada para la fachada y una cocina de 1978, hacia abajo. Después se compara con lo que hay a
la venta esta semana a cuatro calles, porque eso es lo que el comprador habrá visto el mismo sábado. Hay que elegir
una cifra que pueda defenderse con dos ejemplos. Un precio algo por encima de una cifra redonda desaparece de las
búsquedas que acaban en ella: 499.000 € los encuentra quien nunca verá 505.000 €.</p>
<p>Empezar alto «para tener margen» cuesta más de lo que da. Las dos primeras semanas traen la mayor parte de las
visitas, las de quienes esperaban un piso así. Si vienen y lo ven caro, no vuelven cuando baja; se preguntan qué le
pasa. Dónde queda cada piso puede verse en <a href="/herramientas/valoracion">la herramienta de valoración</a>.</p>

<h2>La documentación, antes que el anuncio</h2>
<p>Dos hacen falta ya para anunciar; los demás, para firmar. En agosto tardan todos más.</p>
<table>
<caption>Documentos para vender un piso en Cataluña</caption>
<thead>
<tr><th scope="col">Documento</th><th scope="col">Quién lo emite</th><th scope="col">Para qué</th><th scope="col">Plazo
habitual</th></tr>
</thead>
<tbody>
<tr><th scope="row">Certificado energético, registrado</th><td>Arquitecto o ingeniero y, después, el Institut Català
d’Energia</td><td>El anuncio (RD 390/2021)</td><td>Una o dos semanas</td></tr>
<tr><th scope="row">Superficies, comunidad, IBI y estado de la cédula</th><td>El propietario, con la escritura y los
recibos</td><td>El anuncio (Ley 18/2007 de Cataluña, Ley 12/2023)</td><td>Una tarde</td></tr>
<tr><th scope="row">Cédula de habitabilidad</th><td>La Generalitat, tras la visita de un arquitecto</td><td>La
escritura</td><td>Varias semanas si ha caducado</td></tr>
<tr><th scope="row">Nota simple</th><td>Registro de la Propiedad</td><td>Las arras</td><td>Un día</td></tr>
<tr><th scope="row">Inspección técnica del edificio</th><td>El administrador de la finca</td><td>Fincas de más de 45
años</td><td>Días si existe; meses si no</td></tr>
<tr><th scope="row">Certificado de deudas de la comunidad</th><td>El secretario de la comunidad</td><td>La
escritura</td><td>Alrededor de una semana</td></tr>
<tr><th scope="row">Saldo de la hipoteca</th><td>El banco</td><td>La escritura, si queda préstamo</td><td>Alrededor de
una semana</td></tr>
</tbody>
</table>
<p>Conviene mirar el Registro aunque el piso sea de la familia desde hace treinta años. Una hipoteca pagada que nadie
canceló, el usufructo de una abuela ya difunta, una galería cerrada sin licencia: cada cosa tarda semanas en
arreglarse y sale más barata ahora que delante del notario.</p>

<h2>Las fotos y el piso</h2>
<p>Un piso vacío parece más pequeño, y uno lleno, más pequeño todavía. Sobra un tercio de los muebles, todo lo que hay
encima de los armarios y las cortinas que nadie corre. Lo que chirría se arregla. Reformar es otra cuestión: la
pintura y las bombillas se pagan solas; una cocina nueva la elige quien se va para alguien que aún no ha llegado.</p>
<p>Se fotografía a la hora en que entra el sol en la sala, a la altura del pecho y con las puertas abiertas. Bastan de
diez a quince fotos y un plano con medidas. La habitación difícil también sale: el comprador la
verá de todos modos, y es mejor que la conozca antes de venir.</p>

<h2>Los noventa días</h2>
<table>
<caption>Un calendario que funciona, contado desde la primera reunión</caption>
<thead>
<tr><th scope="col">Días</th><th scope="col">Qué se hace</th><th scope="col">Cómo se sabe que está hecho</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 a 7</th><td>Valoración, consulta al Registro, encargo de certificados</td><td>Un precio por
escrito, con sus razones</td></tr>
<tr><th scope="row">8 a 18</th><td>Orden, arreglos, fotos y plano</td><td>El certificado energético está
registrado</td></tr>
<tr><th scope="row">19 a 21</th><td>Lo ven antes los compradores que ya tenemos en cartera</td><td>Tres compradores han dado su opinión</td></tr>
<tr><th scope="row">22 a 35</th><td>Publicación y visitas en tardes fijas</td><td>Hay dos semanas de datos que
leer</td></tr>
<tr><th scope="row">36 a 45</th><td>Segundas visitas y ofertas, o una sola corrección del precio</td><td>Una oferta
por escrito</td></tr>
<tr><th scope="row">46 a 50</th><td>Contrato de arras</td><td>Arras cobradas y fecha de notaría</td></tr>
<tr><th scope="row">51 a 84</th><td>Tasación, préstamo y catorce días de reflexión del comprador</td><td>El banco
confirma el día</td></tr>
<tr><th scope="row">85 a 90</th><td>Últimos certificados, lectura de contadores y escritura</td><td>Las llaves cambian
de mano</td></tr>
</tbody>
</table>

<h2>Qué hacer si en dos semanas no hay ofertas</h2>
<p>Tras dos semanas publicado, el piso ya ha contestado. Solo hay que entenderlo:</p>
<ul>
<li><strong>Pocos abren el anuncio.</strong> El precio lo deja fuera de las búsquedas, o la primera foto es la del
baño.</li>
<li><strong>Muchos lo abren y pocos llaman.</strong> Las fotos prometen menos que el precio. Primero, fotos y plano;
después, el precio.</li>
<li><strong>Muchas visitas y nadie repite.</strong> Hay algo que el anuncio calla: ruido, escaleras, un olor. Se dice
y se descuenta.</li>
<li><strong>Segundas visitas sin oferta.</strong> Falta poco. Se pide a cada uno una cifra: quien no se atreve a hacer
una oferta suele responder si se le pregunta.</li>
</ul>
<p>Si hay que bajar, se baja una vez y lo bastante para entrar en el siguiente escalón de búsqueda. Cuatro rebajas
pequeñas enseñan a todo el mundo a esperar la quinta.</p>

<h2>Ofertas: la más alta no siempre es la mejor</h2>
<p>De una oferta se leen cuatro líneas: importe, forma de pago, fecha y condiciones. Un comprador con el visto bueno
de su banco por escrito y una cifra algo menor puede valer más que otro que ofrece más y aún no ha hablado con
ninguno, porque las arras atan durante semanas. Se contesta en uno o dos días, por escrito, y se avisa a los
demás.</p>
<p>Luego se calcula lo que llega a la cuenta. Del precio salen la plusvalía municipal, el impuesto sobre la ganancia,
la cancelación de la hipoteca y los honorarios de la agencia. A quien reside fuera de España, el comprador le retiene
el {withheld} a cuenta de su impuesto (modelo 211). Ponemos estas líneas en una hoja antes de publicar nada; en
<a href="/sell">la página de venta</a> se cuenta cómo es esa primera reunión.</p>
`,
  sources: [
    {
      label:
        'Estadística del Ayuntamiento de Barcelona, compraventas registradas del primer semestre de 2022, actualizadas a 2025 por la agencia',
      asOf: '2025-12-31',
    },
    {
      label: 'Certificado energético en los anuncios: RD 390/2021',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-10-20',
    },
    {
      label: 'Información debida al comprador: Ley 12/2023, artículo 31',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-10-20',
    },
    {
      label: 'Derecho a la vivienda en Cataluña: Ley 18/2007, artículos 59 y 60',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2008-3657',
      asOf: '2026-10-20',
    },
    {
      label: 'Agencia Tributaria, retención del {withheld} al vendedor no residente, modelo 211',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-10-20',
    },
    { label: 'Plazos de venta: horquillas nacionales que usa la agencia', asOf: '2026-10-20' },
  ],
};
