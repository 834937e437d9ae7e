import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2026-11-24',
  updated: '2026-11-28',
  body: `
<p>{legalName} quiere que cualquier persona pueda usar esta web, también con teclado, con lector de pantalla, con la letra ampliada o sin JavaScript. Publica esta declaración porque la información sobre una vivienda debe ser accesible para quien la busca (artículo 30 de la Ley 12/2023).</p>

<h2>1. Norma y grado de cumplimiento</h2>
<p>La web se ha hecho conforme a las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, que incluyen lo que la norma EN 301 549 pide a las páginas web. La cumple en parte: lo que falta figura en el apartado 3.</p>

<h2>2. Cómo se ha comprobado</h2>
<p>Es una autoevaluación de noviembre de 2026. Las páginas de cada tipo, en los dos idiomas, se revisan con axe-core en cada versión de la web, y las tareas principales (buscar una vivienda, escribir, reservar una llamada, abrir una cuenta) se prueban con teclado, con pantallas estrechas y sin JavaScript. No la ha revisado una entidad externa ni un grupo de personas con discapacidad.</p>

<h2>3. Lo que todavía no es accesible</h2>
<ul>
<li>Las guías de compra y de venta en PDF no se han comprobado con un lector de pantalla. Su contenido está en <a href="/guias/comprar">la guía para comprar</a> y en <a href="/guias/vender">la guía para vender</a>; la de venta añade diez preguntas para una agencia.</li>
<li>{bookingCalendar}El calendario de citas de terceros depende de su proveedor. La cita se puede pedir por <a href="/contact">teléfono o por correo</a>.</li>
<li>El mapa de la lista se usa con las flechas y tiene al lado la lista con lo mismo; dibujar una zona exige colocar esquinas. Un enlace abre OpenStreetMap, una web ajena; la zona y las distancias figuran siempre como texto.</li>
<li>{mapTiles}El fondo del mapa es una imagen: sus calles y sus nombres no se leen con un lector de pantalla.</li>
<li>La firma de la hoja de visita en la pantalla se hace con el dedo o con el ratón. La hoja se puede firmar en papel.</li>
<li>Las fichas en PDF no se han comprobado con un lector de pantalla: su contenido está en la página.</li>
<li>Los documentos que suben la agencia o la propiedad pueden no ser accesibles.</li>
<li>Las visitas por videollamada dependen del servicio que se use.</li>
<li>Algunos nombres y palabras en catalán, valenciano o inglés no llevan marcado su idioma, de modo que un lector de pantalla puede pronunciarlos mal.</li>
</ul>

<h2>4. Avisos y contacto</h2>
<p>Si algo no se puede leer o usar, basta con decirlo: por correo a {email}, por teléfono al {phone} o en {address}. La agencia contesta en el plazo máximo de un mes y, mientras tanto, facilita la información de otro modo: por teléfono, en persona o en un documento con letra grande.</p>

<h2>5. Si la respuesta no es satisfactoria</h2>
<p>Se puede presentar una queja con las hojas oficiales que indica el <a href="/legal-notice">aviso legal</a> o acudir a la Agència Catalana del Consum (<a href="https://consum.gencat.cat">consum.gencat.cat</a>).</p>
`.trim(),
};
