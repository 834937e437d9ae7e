import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>Información general que exige el artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI).</p>

<h2>1. Titular de la web</h2>
<table>
<caption>Datos identificativos</caption>
<tbody>
<tr><th scope="row">Denominación social</th><td>{legalName}</td></tr>
<tr><th scope="row">Nombre comercial</th><td>{agency}</td></tr>
<tr><th scope="row">NIF</th><td>{taxId}</td></tr>
<tr><th scope="row">Domicilio y oficina</th><td>{address}</td></tr>
<tr><th scope="row">Teléfono</th><td>{phone}</td></tr>
<tr><th scope="row">Correo electrónico</th><td>{email}</td></tr>
<tr><th scope="row">Inscripción</th><td>{companyRegister}</td></tr>
</tbody>
</table>
<p>Horario de la oficina: {officeHours}. Horario del teléfono: {phoneHours}.</p>

<h2>2. Registros de agentes inmobiliarios</h2>
<ul>
<li>Registro de Agentes Inmobiliarios de Cataluña: {aicat}. Lo lleva la Generalitat de Catalunya, conforme a la Ley 18/2007, del derecho a la vivienda (Cataluña), y al Decreto 12/2010.</li>
<li>Registro de Agentes de Intermediación Inmobiliaria de la Comunitat Valenciana: {raicv}. Lo lleva la Generalitat Valenciana, conforme al Decreto 98/2022 del Consell.</li>
</ul>
<p>Los datos de la garantía y del seguro de responsabilidad civil que exigen esas normas se pueden consultar en la oficina.</p>

<h2>3. Precios y gastos</h2>
<p>El precio de una vivienda de segunda mano no incluye los impuestos ni los gastos de la compra, que la ficha indica aparte y con su fecha. En la obra nueva, la ficha indica el precio con el IVA incluido. En los alquileres de vivienda habitual, los gastos de gestión inmobiliaria y de formalización del contrato van a cargo del arrendador (Ley 12/2023).</p>
<p>Las demás condiciones figuran en las <a href="/terms-of-service">condiciones de uso</a>.</p>

<h2>4. Propiedad intelectual</h2>
<p>Los textos, el diseño, el logotipo, los gráficos y el código de esta web pertenecen a {legalName}, o se usan con licencia. Se pueden leer, imprimir y compartir mediante enlace. Copiarlos en otra web o usarlos con fines comerciales requiere permiso por escrito. El nombre {agency} y su logotipo no se pueden usar de modo que parezca que la agencia avala un servicio ajeno.</p>

<h2>5. Créditos</h2>
<ul>
<li>Imágenes: las ilustraciones se han hecho por ordenador para esta web. Las imágenes de viviendas hechas por ordenador lo indican donde aparecen, y ninguna es una fotografía de un lugar o de una persona reales; las demás son fotografías de la vivienda.</li>
<li>Tipografías: Fraunces y Figtree, de sus autores, con la SIL Open Font License 1.1.</li>
<li>Iconos: Lucide, de sus autores, con licencia ISC.</li>
</ul>

<h2>6. Enlaces</h2>
<p>Los enlaces a otras webs se ofrecen como información. La agencia no controla su contenido y retira los que sabe que llevan a contenidos ilícitos. Enlazar a esta web es libre.</p>

<h2>7. Quejas y reclamaciones</h2>
<p>Lo primero es decírnoslo: en la oficina, por teléfono o en {email}. La respuesta llega en el plazo máximo de un mes y queda constancia escrita de la reclamación.</p>
<p>La oficina dispone de las hojas oficiales de queja, reclamación y denuncia de la Generalitat de Catalunya (fulls oficials de queixa, reclamació i denúncia, Decreto 121/2013), que también se envían por correo electrónico a quien las pida.</p>
<p>Si no hay respuesta o no es satisfactoria, se puede acudir a la Agència Catalana del Consum (<a href="https://consum.gencat.cat">consum.gencat.cat</a>, teléfono 012) o a la oficina de consumo del municipio. La mediación de los servicios públicos de consumo es gratuita y voluntaria.</p>

<h2>8. Opiniones de clientes</h2>
<p>Las opiniones que llevan la palabra «Ejemplo» son de muestra y no son de clientes. Las demás son de personas con las que la agencia ha trabajado. Antes de publicar una, se comprueba que su autor figura en un encargo, una visita o una cita registrados, y se le pide por escrito que apruebe el texto, su nombre y su lugar. Si consta, se indica la fecha del servicio. La agencia puede contestar a las opiniones. No se paga por ellas ni se ofrece nada a cambio. Se publica una selección, que incluye opiniones de quien no llegó a comprar; las estrellas son las que puso cada autor, y no se calcula ninguna media (artículo 20.4 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios). Si alguien cree que una opinión no es auténtica, puede escribir a {email}.</p>

<h2>9. Accesibilidad</h2>
<p>La <a href="/accessibility">declaración de accesibilidad</a> dice con qué norma se ha hecho esta web, qué no la cumple todavía y a quién dirigirse.</p>

<h2>10. Datos personales y cookies</h2>
<p>Se rigen por la <a href="/privacy-policy">política de privacidad</a> y la <a href="/cookie-policy">política de cookies</a>.</p>

<h2>11. Ley aplicable</h2>
<p>Se aplica la ley española y, en lo que corresponda, la de Cataluña o la de la Comunitat Valenciana. Si quien reclama es consumidor, son competentes los juzgados de su domicilio; en los demás casos, los de Barcelona.</p>
`.trim(),
};
