import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Cómo se valora una vivienda y por qué el resultado es una horquilla',
  excerpt:
    'Precios registrados y de oferta, niveles por distrito en Barcelona, qué cambian la planta, el ascensor o la terraza, y por qué damos dos cifras.',
  fullContent: `
<p>Cada piso tiene tres cifras: la que el dueño lleva en la cabeza, la que sacó el vecino (según el vecino) y la que
firmará un comprador. Una valoración busca la tercera. Así hacemos las nuestras, con los datos que tenemos en
septiembre de 2026 y sus puntos débiles.</p>

<h2>Precio registrado y precio de oferta</h2>
<p>Un precio de oferta es un deseo con fotos. Se encuentra enseguida, es de hoy y nadie lo ha pagado. Un precio
registrado es el que constaba en la escritura cuando la venta se inscribió en el Registro de la Propiedad. Ese sí lo
pagó alguien, pero hace meses, y lo que se publica son medias por distrito, que de ascensores no dicen nada.</p>
<p>Partimos de los registrados y usamos los de oferta para una sola cosa: ver con qué competirá la vivienda la semana
en que salga. Quien valora solo con anuncios suma a sus ilusiones las de todos los demás vendedores.</p>
<p>Unas palabras sobre los metros. Las medias registradas se refieren a la superficie <strong>construida</strong>, con
los muros. La superficie <strong>útil</strong> de la cédula de habitabilidad es menor, y la cifra del Catastro puede
incluir una parte de la escalera. Si se multiplican los metros equivocados, el error es mayor que lo que vale
cualquier ascensor.</p>

<h2>Los niveles de Barcelona por distrito</h2>
<table>
<caption>Vivienda de segunda mano en Barcelona, estimación nuestra para 2025: compraventas registradas del primer
semestre de 2022 (estadística municipal) multiplicadas por 1,188. Horquilla para 80 m² construidos: {spread} a cada lado,
redondeada al millar.</caption>
<thead><tr><th scope="col">Distrito</th><th scope="col">€/m²</th><th scope="col">80 m², valor
central</th><th scope="col">80 m², horquilla</th></tr></thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7.000</td><td>560.000 €</td><td>De 476.000 a 644.000 €</td></tr>
<tr><th scope="row">Les Corts</th><td>5.690</td><td>455.000 €</td><td>De 387.000 a 523.000 €</td></tr>
<tr><th scope="row">Eixample</th><td>5.650</td><td>452.000 €</td><td>De 384.000 a 520.000 €</td></tr>
<tr><th scope="row">Gràcia</th><td>5.230</td><td>418.000 €</td><td>De 356.000 a 481.000 €</td></tr>
<tr><th scope="row">Ciutat Vella</th><td>4.920</td><td>394.000 €</td><td>De 335.000 a 453.000 €</td></tr>
<tr><th scope="row">Sant Martí</th><td>4.730</td><td>378.000 €</td><td>De 322.000 a 435.000 €</td></tr>
<tr><th scope="row">Sants-Montjuïc</th><td>4.410</td><td>353.000 €</td><td>De 300.000 a 406.000 €</td></tr>
<tr><th scope="row">Horta-Guinardó</th><td>3.840</td><td>307.000 €</td><td>De 261.000 a 353.000 €</td></tr>
<tr><th scope="row">Sant Andreu</th><td>3.630</td><td>290.000 €</td><td>De 247.000 a 334.000 €</td></tr>
<tr><th scope="row">Nou Barris</th><td>2.950</td><td>236.000 €</td><td>De 201.000 a 271.000 €</td></tr>
</tbody>
</table>
<p>Hay que leer el título antes que la tabla. Un solo factor para diez distritos supone que todos se movieron igual
entre 2022 y 2025, y no fue así. Donde pudimos comprobarlo, el resultado se desviaba un {deviation} como máximo. Además, en un
distrito caben varios mercados: Pedralbes está por encima del conjunto de Les Corts, y en Diagonal Mar se pedían
8.240 €/m² en febrero de 2025, dentro de un distrito con un nivel de 4.730. Por eso la herramienta da
un {spread} a cada lado, sea cual sea la vivienda. Una cifra única, al euro, solo parecería más exacta.</p>

<h2>Qué cambia el precio dentro de la horquilla</h2>
<p>Después visitamos. Buscamos seis ventas que se parezcan, tan cercanas y recientes como sea posible, y las
corregimos por lo que las distingue. Estas son las diferencias que cuentan, en el orden en que las apuntamos. No damos
porcentajes, porque ninguno se sostiene solo: el ascensor vale poco en un primero y casi todo en un quinto.</p>
<table>
<caption>Qué corregimos y cómo lo comprobamos</caption>
<thead><tr><th scope="col">Aspecto</th><th scope="col">Sube</th><th scope="col">Baja</th><th scope="col">Cómo lo
comprobamos</th></tr></thead>
<tbody>
<tr><th scope="row">Planta y ascensor</th><td>Alto con ascensor; sobre todo, el último</td><td>Alto sin ascensor;
entresuelo; a pie de calle</td><td>Subiendo a pie y contando entresuelo y principal, que la numeración se
salta</td></tr>
<tr><th scope="row">Luz y lado</th><td>Mar o Llobregat, interior de manzana abierto</td><td>Habitaciones a patio de
luces</td><td>Lámparas apagadas, brújula, casa de enfrente</td></tr>
<tr><th scope="row">Terraza</th><td>A nivel del salón y con sitio para una mesa</td><td>En la azotea, con escalerilla,
o de uso por costumbre y no por escritura</td><td>Escritura, estatutos, una silla plegable</td></tr>
<tr><th scope="row">Estado</th><td>Tuberías, electricidad y ventanas renovadas, con facturas</td><td>Cocina nueva
sobre tubos viejos</td><td>Llave de paso, cuadro eléctrico, facturas</td></tr>
<tr><th scope="row">Finca</th><td>ITE pasada, fondo de reserva, entrada sin escalones</td><td>Derramas aprobadas,
inspección pendiente</td><td>Certificado de aptitud, últimas actas</td></tr>
<tr><th scope="row">Energía</th><td>Buena letra y una calefacción barata de mantener</td><td>F o G con vidrio
simple</td><td>Certificado, doce recibos</td></tr>
<tr><th scope="row">Distribución</th><td>Pasillo corto, dormitorios de 10 m² o más</td><td>Habitaciones de paso,
dormitorios interiores</td><td>Plano medido por nosotros</td></tr>
<tr><th scope="row">Documentación</th><td>Todo en una carpeta</td><td>Ampliación sin inscribir, herederos en desacuerdo,
inquilino con contrato</td><td>Nota simple</td></tr>
</tbody>
</table>

<h2>Un ejemplo con números</h2>
<p>Un piso de 90 m² construidos en el Eixample, tercero con ascensor, galería a un interior de manzana abierto, baño
de 2015, cocina de 1990, letra energética E.</p>
<ol>
<li>Nivel del distrito: 90 × 5.650 = 508.500 €.</li>
<li>Horquilla, un {spread} a cada lado: de 432.225 a 584.775 €. Decimos entre 432.000 y 585.000 €.</li>
<li>Seis testigos corregidos. El interior de manzana, el ascensor y la galería tiran hacia arriba; la cocina y la
letra, hacia abajo. Cuatro de los seis quedan por encima del valor central.</li>
<li>Nuestra opinión: la mitad alta, de 508.500 a unos 585.000 €, y una conversación sobre en qué punto empezar.</li>
</ol>
<p>Dónde empezar es una decisión, no un cálculo. Las dos primeras semanas traen más visitas que ninguna otra, y un
precio que tiene que bajar en la sexta ya lo ha visto todo el mundo. Quien tiene prisa sale más cerca del valor
central, y quien tiene tiempo, más cerca del extremo. En ambos casos dejamos escrito el primer día qué haremos si en
un mes no hay ofertas.</p>

<h2>Lo que nuestra cifra no es</h2>
<ul>
<li><strong>La tasación del banco.</strong> La hace una sociedad de tasación para la hipoteca del comprador y cuesta
de 300 a 600 €. El banco presta sobre la menor de dos cifras, precio o tasación (80 % a residentes, del 60 al 70 % a
no residentes), así que lo que el precio pase de la tasación sale de los ahorros.</li>
<li><strong>El valor de referencia</strong> del Catastro. Desde el 1 de enero de 2022 es la base mínima del impuesto
de transmisiones: si supera el precio, se tributa por él. Se consulta con la referencia catastral antes de firmar
nada.</li>
<li><strong>El valor catastral.</strong> Es la base del IBI y tiene poco que ver con los otros dos.</li>
</ul>
<p>El primer paso es gratuito: la <a href="/herramientas/valoracion">herramienta de valoración</a>, que no pide
cuenta, da una primera horquilla de la vivienda y enseña sus fuentes. El segundo, la visita con testigos y
plano medido, tampoco cuesta nada ni compromete a nada: basta con <a href="/sell">decirnos dónde está la vivienda</a>.
Conviene tener a mano la escritura, el último recibo del IBI, el certificado energético si lo hay y la cifra que sacó
el vecino. Esa también la comprobamos.</p>
`,
  sources: [
    {
      label:
        'Compraventas registradas de vivienda de segunda mano por distritos, primer semestre de 2022, €/m² construido (Ayuntamiento de Barcelona)',
      url: 'https://ajuntament.barcelona.cat/barcelonaeconomia/ca/mercat-immobiliari/compravendes-i-preus-dels-habitatges-de-segona-ma/nombre-superficie-i-preus-1',
      asOf: '2022-06-30',
    },
    {
      label:
        'Paso de 2022 a 2025 (factor 1,188): estimación nuestra, con desvíos del {deviation} como máximo donde se comprobó',
      asOf: '2025-12-31',
    },
    { label: 'Diagonal Mar, precio de oferta por m²: portales', asOf: '2025-02-28' },
    { label: 'Valor de referencia como base del impuesto, Ley 11/2021', asOf: '2022-01-01' },
    { label: 'Coste de la tasación y porcentaje de financiación: consumer.es, agencias y bancos', asOf: '2026-09-29' },
  ],
};
