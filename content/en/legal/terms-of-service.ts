import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>These terms govern the use of the website of {legalName} (hereinafter, the agency), whose details are in the <a href="/legal-notice">legal notice</a>. Instructions to sell, to search, to let and to manage are governed by their own contract, which is signed separately.</p>

<h2>1. Use of the website</h2>
<p>Visiting the website is free and requires no registration. Users undertake to act in good faith. In particular, it is not permitted to:</p>
<ul>
<li>send false data, or another person’s data without their permission;</li>
<li>introduce harmful programs, circumvent security measures or overload the service;</li>
<li>extract listings, images or texts in bulk or automatically;</li>
<li>use the forms to send advertising.</li>
</ul>
<p>The agency may restrict access for anyone who breaks these rules.</p>

<h2>2. Listings, prices and availability</h2>
<p>Each listing gives, for what applies to it, the price and who pays the agency’s fee, the floor areas, the year and the condition, the energy certificate, the document of habitability or occupation, accessibility, the running costs, whether the home is occupied, its details and charges in the Land Registry, and whether it is protected housing or a listed building. The owners, the registers and the technicians supply these details, and the listing bears the date of its last review.</p>
<p>A home to rent also shows the use, the deposit, the guarantee and the term of the contract; in a stressed area of Catalonia, the rent of the last contract within five years, the reference index with the date on which it was consulted and whether the owner is a large landlord (gran tenedor); and, for a tourist let, its number in the register of tourism.</p>
<p>The rest of the information required by Ley 12/2023 on the right to housing and Llei 18/2007 on the right to housing (Catalonia) is handed to anyone who asks for it and, in any case, before any payment.</p>
<ul>
<li>The price is the one the owner asks. For a resale home it does not include taxes; for a new build, the price includes VAT, at the rate that the listing shows, but not stamp duty. It does not include notary, Land Registry or administration fees. Taxes and costs are calculated separately, as guidance.</li>
<li>A home may be reserved or sold, or its price may change, between two reviews. The listing is corrected as soon as the agency knows, and availability is confirmed when a viewing is requested.</li>
<li>Floor areas are measured by the agency or a surveyor, or come from the owner, the Land Registry or the cadastre. The position on the map is approximate, within 300 metres at most, unless the owner allows the exact place to be shown.</li>
<li>Images made by computer say so; all others are photographs of the home. None of them replaces a viewing.</li>
<li>The agency itself publishes every listing, including those of homes that it markets with another agency or a developer. The list is sorted by “Featured first”: first homes for sale, then homes to rent; within each group, the homes that the agency features as representative of its portfolio and then the most recent. Nobody pays to appear earlier. The order can be changed to date, price, floor area, price per square metre, yield or walk to the sea. With a limit for the payment a month or for your own money, homes for which the figure cannot be calculated come last in any order.</li>
</ul>
<p>If a listing contains an obvious error, the agency will correct it and inform anyone who has asked about the home. All of this is without prejudice to the binding force that consumer law gives to advertising. A reservation or a sale is binding only once the parties have signed the corresponding document.</p>

<h2>3. Figures and tools are for guidance</h2>
<p>The valuation, the mortgage calculator, the calculation of costs, the guides and the articles give general information, with its date and its source. They are guidance: they are not an official valuation, an offer of credit, or legal, tax or financial advice. Taxes and interest rates change and depend on each case; before deciding, it is advisable to consult a professional about your own situation.</p>
<p>The agency does not grant loans or act as a mortgage credit intermediary.</p>

<h2>4. User accounts</h2>
<ul>
<li>Anyone over 18 may open an account, with an email address of their own that has to be verified.</li>
<li>The password is personal. If somebody else may know it, it must be changed; doing so ends all other sessions.</li>
<li>The account is free and can be deleted at any time from within it. An account that is not used for 24 months is deleted, with notice by email one month before.</li>
<li>Sellers follow their sale in an area of their own, which they enter by invitation: viewings, documents and offers. An answer to an offer given there does not replace the document that the parties sign.</li>
<li>The link to a list of homes works for 90 days at most and can be cancelled before; anyone who has it sees the list.</li>
<li>The agency may suspend an account that is used against these terms, and will give the reason by email.</li>
</ul>

<h2>5. Appointments and viewings</h2>
<p>Calls are booked for 30 or 60 minutes, and viewings for the time shown when they are requested; they are confirmed by the email that is sent; a viewing that the agent has to confirm says so when it is requested, and is confirmed by a second email. The time that counts is that of mainland Spain. They can be changed or cancelled free of charge with the link in the email; please do so as early as possible, because somebody else may want that time.</p>

<h2>6. Newsletter and alerts about homes</h2>
<p>They are free and are sent to those who have asked for them from a confirmed address. They contain advertisements for the agency’s homes, which show the energy class and the agency’s registration numbers. You can unsubscribe at once with the link in each email.</p>

<h2>7. Content of the website</h2>
<p>Intellectual property and credits are set out in the <a href="/legal-notice">legal notice</a>.</p>

<h2>8. Liability</h2>
<p>The agency tries to keep the website running without interruptions or errors, but cannot guarantee it. It may stop it for maintenance. It is liable for damage it causes intentionally or by negligence, within the terms of the law; it is not liable for damage due to use against these terms, to failures of the user’s connection or to the content of other websites.</p>
<p>Nothing in this section limits the rights that the law gives to consumers or any liability that cannot be excluded.</p>

<h2>9. Personal data</h2>
<p>Their processing is explained in the <a href="/privacy-policy">privacy policy</a>.</p>

<h2>10. Changes to these terms</h2>
<p>The agency may change them for legal reasons or because the service changes. The version in force is the one published here, with its date. Changes that affect account holders will be notified by email 30 days in advance; anyone who disagrees can delete their account free of charge.</p>
<p>If a clause proves void, the others remain in force.</p>

<h2>11. Language, law and courts</h2>
<p>The binding text is the Spanish one. Spanish law applies, without depriving consumers who live in another country of the European Union of the protection of that country’s mandatory rules. The courts of the consumer’s place of residence are competent; if the user is not a consumer, those of Barcelona.</p>
`.trim(),
};
