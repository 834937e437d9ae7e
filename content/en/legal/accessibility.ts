import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2026-11-24',
  updated: '2026-11-28',
  body: `
<p>{legalName} wants everyone to be able to use this website, also with a keyboard, with a screen reader, with enlarged text or without JavaScript. It publishes this statement because information about a home has to be accessible to those who look for one (article 30 of Ley 12/2023).</p>

<h2>1. Standard and level of conformance</h2>
<p>The website has been made to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which include what the standard EN 301 549 asks of web pages. It conforms in part: what is missing is listed in section 3.</p>

<h2>2. How it was tested</h2>
<p>This is a self-assessment of November 2026. Pages of every type, in both languages, are tested with axe-core for each version of the website, and the main tasks (finding a home, writing to us, booking a call, opening an account) are tested with a keyboard, on narrow screens and without JavaScript. Neither an outside body nor a group of people with disabilities has reviewed it.</p>

<h2>3. What is not accessible yet</h2>
<ul>
<li>The PDFs of the buying and the selling guide have not been tested with a screen reader. Their content is in <a href="/guias/comprar">the guide to buying</a> and <a href="/guias/vender">the guide to selling</a>; the PDF on selling adds ten questions for an agent.</li>
<li>{bookingCalendar}The third-party booking calendar depends on its provider. An appointment can be made <a href="/contact">by telephone or by email</a>.</li>
<li>The map of the list is used with the arrow keys and has the list with the same homes beside it; drawing an area requires placing corners. A link opens OpenStreetMap, a different website; the area and the distances are always given as text.</li>
<li>{mapTiles}The background of the map is an image: a screen reader cannot read its streets and names.</li>
<li>The viewing sheet is signed on the screen with a finger or a mouse. It can be signed on paper.</li>
<li>The particulars as PDF have not been tested with a screen reader: their content is on the page.</li>
<li>Documents that the agency or the owners upload may not be accessible.</li>
<li>Viewings by video depend on the service used.</li>
<li>Some names and words in Catalan, Valencian or Spanish are not marked with their language, so a screen reader may mispronounce them.</li>
</ul>

<h2>4. Feedback and contact</h2>
<p>If you cannot read or use something, tell us: by email at {email}, by telephone on {phone} or at {address}. The agency answers within one month at most and, in the meantime, gives the information in another way: by telephone, in person or in a document with large print.</p>

<h2>5. If the answer is not satisfactory</h2>
<p>You can make a complaint with the official forms mentioned in the <a href="/legal-notice">legal notice</a> or turn to the Agència Catalana del Consum (<a href="https://consum.gencat.cat">consum.gencat.cat</a>).</p>
`.trim(),
};
