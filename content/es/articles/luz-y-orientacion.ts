import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Luz en Barcelona: hacia dónde mira un piso y a qué hora visitarlo',
  excerpt:
    'Mar, montaña, Besòs o Llobregat: cuántas horas de sol tiene cada lado, qué da y qué quita un patio, y a qué horas conviene visitarlo.',
  fullContent: `
<p>En Barcelona nadie dice norte. Una fachada mira a mar, a montaña, al Besòs o al Llobregat, y cualquier taxista
entiende las cuatro cosas. Los anuncios, en cambio, dicen «luminoso». Entre lo uno y lo otro, los ríos son más de
fiar: con un poco de geometría se sabe hasta el día del año en que el sol llegará al sofá.</p>

<h2>Orientación de las calles del Eixample</h2>
<p>Cerdà giró su cuadrícula 45 grados, de modo que las fachadas miran al sureste (mar), al suroeste (Llobregat), al
noroeste (montaña) y al noreste (Besòs). En verano todas tienen algo de sol, y en invierno dos de ellas casi nada. La
excepción es el chaflán, que mira de frente a uno de los puntos cardinales. El que da al sur tiene todo el cruce por
delante.</p>
<p>La manera local de hablar tiene una trampa. «El lado montaña del Carrer de Mallorca» se refiere a la acera. Una
casa de esa acera tiene la fachada principal a mar. El número ayuda:</p>
<ul>
<li><strong>Calles paralelas al mar</strong> (Mallorca, Aragó, Consell de Cent): los impares están en el lado montaña,
así que la fachada mira a mar y la parte de atrás a montaña. Los pares, al revés.</li>
<li><strong>Calles que suben</strong> (Girona, Balmes, Passeig de Gràcia): los impares están en el lado Llobregat, así
que la fachada mira al Besòs y tiene sol de mañana. Los pares lo tienen por la tarde.</li>
</ul>
<p>Nuestra oficina está en el Carrer de Mallorca 214, número par. La fachada mira a montaña, y por eso en noviembre
tenemos las lámparas encendidas.</p>

<h2>Cuántas horas de sol</h2>
<p>A mediodía el sol está a 25 grados sobre el horizonte el 21 de diciembre y a 72 el 21 de junio. Una calle normal
del Eixample mide 20 metros de ancho, con cornisas a unos 21 de altura. En invierno, por tanto, la sombra de la casa
de enfrente tapa casi toda la propia, y la planta importa tanto como el lado. Estas son las horas que nos salen:</p>
<table>
<caption>Horas de sol directo en una ventana de una calle de 20 metros del Eixample, redondeadas a la media hora:
ventana a 6 m de la acera / a 19 m. Cálculo propio, pura geometría: sin nubes, árboles ni balcones.</caption>
<thead><tr><th scope="col">La fachada mira a</th><th scope="col">21 de diciembre</th><th scope="col">21 de
marzo</th><th scope="col">21 de junio</th><th scope="col">Cuándo llega, en lo alto</th></tr></thead>
<tbody>
<tr><th scope="row">Mar (sureste)</th><td>2,5 / 6,5</td><td>4,5 / 7,5</td><td>6,5 / 8</td><td>Desde que sale hasta las
15:40 en diciembre y las 15:00 en junio</td></tr>
<tr><th scope="row">Llobregat (suroeste)</th><td>2,5 / 6,5</td><td>4,5 / 7,5</td><td>6,5 / 8</td><td>Desde las 10:00
en diciembre y las 12:50 en junio, hasta el atardecer</td></tr>
<tr><th scope="row">Montaña (noroeste)</th><td>0 / 0,5</td><td>1,5 / 3</td><td>3,5 / 5,5</td><td>Solo a última hora,
desde las 15:15 en junio</td></tr>
<tr><th scope="row">Besòs (noreste)</th><td>0 / 0,5</td><td>1,5 / 3</td><td>3,5 / 5,5</td><td>Solo a primera hora,
hasta las 12:30 en junio</td></tr>
</tbody>
</table>
<p>Mar y Llobregat suman las mismas horas y no se viven igual. El lado mar se calienta con el desayuno y descansa por
la tarde. El lado Llobregat tiene en junio el sol en el cristal hasta las nueve, y el dormitorio se acuerda a
medianoche. En un primero, además, las dos horas y media de diciembre son un rayo sesgado que baja por la calle, y la
tribuna de un vecino basta para quitarlo.</p>
<p>Fuera de la cuadrícula hay que medir de nuevo. En Gràcia hay calles tan estrechas que un primero solo ve el sol en
verano. Las laderas de Sarrià y Pedralbes bajan hacia el mar, así que el lado bueno suele ser el de las vistas. En las
torres de <a href="/properties?area=diagonal-mar">Diagonal Mar</a> apenas hay nada enfrente, y la pregunta pasa a ser
cuánto cristal se quiere refrigerar.</p>

<h2>Interiores de manzana y patios de luces</h2>
<p>Donde nadie ha edificado dentro, un interior de manzana mide entre 55 y 60 metros de lado, casi tres calles. Para
la luz lo cambia todo: la misma ventana a 6 metros de altura y hacia el mismo lado tiene, el 21 de diciembre, cinco
horas y media si da al interior de manzana y dos y media si da a la calle. También es más silencioso. En un piso del
Eixample miramos primero la galería de atrás.</p>
<p>Los patios de luces son otra cosa. Se hicieron para el aire, y en un dormitorio que dé a uno de ellos se vive con
la lámpara encendida. Tres comprobaciones:</p>
<ul>
<li>Ponerse en el centro de la habitación. Si desde ahí no se ve el cielo, habrá que encender la luz a mediodía.</li>
<li>Mirar las paredes del patio. Las blancas bajan la luz, las grises se la quedan. Pintar el patio es la mejora más
barata que puede votar una comunidad.</li>
<li>Escuchar. Un patio lo bastante estrecho para ser oscuro también lo es para oír el teléfono del vecino.</li>
</ul>

<h2>A qué horas visitar</h2>
<p>Una visita es una opinión. Pedimos a los compradores que vengan tres veces, con las lámparas apagadas, y que se
queden cinco minutos de pie donde pasarán las tardes.</p>
<table>
<caption>Qué enseña cada hora</caption>
<thead><tr><th scope="col">Hora</th><th scope="col">Qué mirar</th><th scope="col">Qué preguntar</th></tr></thead>
<tbody>
<tr><th scope="row">Las 9:00</th><td>Dormitorios y cocina, lados mar y Besòs, ruido de reparto</td><td>¿Dónde
desayunan los dueños?</td></tr>
<tr><th scope="row">Las 13:00 en invierno, las 14:00 en verano</th><td>El sol en lo más alto: hasta dónde entra, si el
pasillo pide lámpara</td><td>¿Qué tapa en diciembre la casa de enfrente?</td></tr>
<tr><th scope="row">Una hora antes de ponerse el sol</th><td>Lados Llobregat y montaña, calor en el cristal, farolas
frente al dormitorio</td><td>¿Las persianas están bajadas por la luz, por el calor o por el ruido?</td></tr>
</tbody>
</table>
<p>Quien solo pueda venir una vez, que venga cuando el piso está peor: a uno de mar, a última hora de la tarde; a uno
de montaña, una mañana de invierno. La brújula se consulta en el centro de la habitación, porque las rejas y el motor
del ascensor confunden al teléfono. También hay que fijarse en los árboles. Los plátanos del Eixample están pelados en
invierno y espesos en verano, que ni hechos de encargo, pero solo alcanzan el tercero o el cuarto.</p>

<h2>Medidas sencillas</h2>
<ol>
<li><strong>Despejar la pared de la ventana.</strong> Un armario junto al balcón quita más luz que cualquier
cortina.</li>
<li><strong>Pintar de blanco mate el hueco de la ventana,</strong> igual que el techo. La jamba es lo primero que toca
la luz.</li>
<li><strong>Poner cristal en las puertas interiores.</strong> Muchas antiguas lo tenían y alguien lo tapó. En un piso
de 25 metros de fondo, así llega al centro la luz de la galería.</li>
<li><strong>Colgar un espejo perpendicular a la ventana.</strong> Enfrente, devuelve la luz a la calle.</li>
<li><strong>Dar sombra por fuera</strong> en el lado Llobregat: un toldo o una persiana de lamas frena el calor antes
del cristal, y una cortina, cuando ya ha entrado. El color y el modelo los decide la comunidad.</li>
<li><strong>Usar lámparas de un mismo blanco</strong> (de 2.700 a 3.000 kelvin), varias pequeñas y bajas en vez de una
en mitad del techo.</li>
</ol>
<p>Nada de esto convierte un lado montaña en un lado mar. Tampoco hace falta: los pintores buscan esa luz pareja,
quien trabaja con pantallas la agradece y el piso es más fresco en agosto. Lo que importa es que el precio sepa de qué
lado está. Cómo entra la luz en una valoración se cuenta en <a href="/blog/valorar-tu-vivienda">cómo valoramos una
vivienda</a>.</p>
`,
  sources: [
    {
      label:
        'Horas de sol: cálculo propio con la posición del sol a 41,4° N y 2,2° E; calle de 20 m, cornisa de enfrente a 21 m',
      asOf: '2026-05-19',
    },
    {
      label: 'Geometría del Eixample: calles de 20 m, manzanas de 113 m, chaflanes (EPBCN)',
      url: 'https://epbcn.com/cerd%C3%A0/geometria/',
      asOf: '2026-05-19',
    },
  ],
};
