import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>General information required by article 10 of Ley 34/2002 of 11 July on information society services and electronic commerce (LSSI).</p>

<h2>1. Owner of the website</h2>
<table>
<caption>Company details</caption>
<tbody>
<tr><th scope="row">Company name</th><td>{legalName}</td></tr>
<tr><th scope="row">Trading name</th><td>{agency}</td></tr>
<tr><th scope="row">Tax number (NIF)</th><td>{taxId}</td></tr>
<tr><th scope="row">Registered office and premises</th><td>{address}</td></tr>
<tr><th scope="row">Telephone</th><td>{phone}</td></tr>
<tr><th scope="row">Email</th><td>{email}</td></tr>
<tr><th scope="row">Company register</th><td>{companyRegister}</td></tr>
</tbody>
</table>
<p>Opening hours of the office: {officeHours}. The telephone is answered: {phoneHours}.</p>

<h2>2. Registers of estate agents</h2>
<ul>
<li>Register of Real Estate Agents of Catalonia: {aicat}. Kept by the Generalitat de Catalunya under Llei 18/2007 on the right to housing (Catalonia) and Decret 12/2010.</li>
<li>Register of Real Estate Agents of the Valencian Community: {raicv}. Kept by the Generalitat Valenciana under Decret 98/2022.</li>
</ul>
<p>Details of the guarantee and the civil liability insurance that those rules require can be consulted at the office.</p>

<h2>3. Prices and costs</h2>
<p>The price of a resale home does not include the taxes and costs of the purchase, which the listing shows separately and with their date. For a new build, the listing shows the price including VAT. When a main home is let, the agency’s fees and the cost of drawing up the contract are paid by the landlord (Ley 12/2023).</p>
<p>The other conditions are in the <a href="/terms-of-service">terms of use</a>.</p>

<h2>4. Intellectual property</h2>
<p>The texts, design, logo, graphics and code of this website belong to {legalName}, or are used under licence. They may be read, printed and shared by link. Copying them to another website or using them commercially requires written permission. The name {agency} and its logo may not be used in a way that suggests that the agency endorses somebody else’s service.</p>

<h2>5. Credits</h2>
<ul>
<li>Images: the illustrations were made by computer for this website. Images of homes made by computer say so where they appear, and none of them is a photograph of a real place or person; all others are photographs of the home.</li>
<li>Typefaces: Fraunces (© The Fraunces Project Authors) and Figtree (© The Figtree Project Authors), under the SIL Open Font License 1.1.</li>
<li>Icons: Lucide (© Lucide Icons and Contributors), under the ISC licence.</li>
</ul>

<h2>6. Links</h2>
<p>Links to other websites are offered as information. The agency does not control their content and removes those it knows to lead to unlawful content. Anyone may link to this website.</p>

<h2>7. Complaints</h2>
<p>Please tell us first: at the office, by telephone or at {email}. You will have an answer within one month at most, and the complaint is recorded in writing.</p>
<p>The office keeps the official complaint forms of the Generalitat de Catalunya (fulls oficials de queixa, reclamació i denúncia, Decret 121/2013), which are also sent by email to anyone who asks.</p>
<p>If there is no answer, or it is not satisfactory, you can turn to the Agència Catalana del Consum (<a href="https://consum.gencat.cat">consum.gencat.cat</a>, telephone 012) or to the consumer office of your municipality. Mediation by the public consumer services is free and voluntary.</p>

<h2>8. Client reviews</h2>
<p>Reviews marked “Example” are samples and not by clients. The others are by people with whom the agency has worked. Before one is published, we check in our records that the author instructed us, viewed a home or had an appointment, and ask them in writing to approve the text, their name and their place. The date of the service is given where it is recorded. The agency may reply to reviews. Reviews are not paid for and nothing is offered in return. A selection is published, which includes people who did not buy in the end; the stars are those each author gave, and no average is calculated (article 20.4 of the consolidated text of the General Law for the Defence of Consumers and Users). If you believe that a review is not genuine, write to {email}.</p>

<h2>9. Accessibility</h2>
<p>The <a href="/accessibility">accessibility statement</a> says which standard this website follows, what does not meet it yet and whom to contact.</p>

<h2>10. Personal data and cookies</h2>
<p>See the <a href="/privacy-policy">privacy policy</a> and the <a href="/cookie-policy">cookie policy</a>.</p>

<h2>11. Applicable law</h2>
<p>Spanish law applies and, where relevant, the law of Catalonia or of the Valencian Community. If the claimant is a consumer, the courts of their place of residence are competent; in all other cases, those of Barcelona.</p>
`.trim(),
};
