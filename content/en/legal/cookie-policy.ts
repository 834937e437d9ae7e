import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>A cookie is a small file that a website keeps in the browser. The browser’s local storage does much the same and is treated in the same way here. This page lists what the website of {agency} stores, in accordance with article 22.2 of Ley 34/2002 on information society services and electronic commerce (LSSI).</p>
<p>This website uses no advertising or analytics cookies. On one visit in ten it measures how long the page takes to load, without cookies and without storing anything on the device, and each time the page of a home opens one is added to its total of the day, without cookies too; the <a href="/privacy-policy">privacy policy</a> explains this.</p>

<h2>1. What the website needs in order to work</h2>
<p>These items are set by the website itself, are not used to track anybody and need no consent, because without them the service requested cannot be provided.</p>
<table>
<caption>Our own cookies and storage</caption>
<thead>
<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Purpose</th><th scope="col">How long it is kept</th></tr>
</thead>
<tbody>{ownItems}</tbody>
</table>

<h2>2. What loads only after you accept</h2>
<p>These are third-party services that the agency may have switched on, for two purposes: to check for automated messages and to show a booking calendar. If they are not accepted they do not load, and everything can still be done: the website has its own checks against automated messages, and an appointment can be made <a href="/contact">by email or by telephone</a>. The notice shown on the first visit says which of them are switched on; if none is, it says that nothing from third parties loads.</p>
<table>
<caption>Third-party services</caption>
<thead>
<tr><th scope="col">Service</th><th scope="col">Provider</th><th scope="col">Purpose</th><th scope="col">What it stores and for how long</th></tr>
</thead>
<tbody>{thirdParties}</tbody>
</table>
<p>The calendar can also be accepted separately, with the button in its own frame; that acceptance covers the calendar alone. These services may process data in the United States; the <a href="/privacy-policy">privacy policy</a> explains under which safeguards.</p>

<h2>3. How to choose and how to change your mind</h2>
<p>On the first visit, a notice lets you accept or decline with two equal buttons. Until you choose, nothing from third parties loads. Continuing to browse does not count as accepting.</p>
<p>Under <a href="/cookie-preferences">Cookie preferences</a>, at the foot of every page, you can change your choice at any time and accept one purpose without the other. Withdrawing consent is as easy as giving it and does not affect what was done before.</p>

<h2>4. How to delete what is stored</h2>
<p>Every browser lets you see, block and delete cookies and local storage, usually in the privacy section of its settings. Deleting them loses the chosen language and the list of homes saved without an account, ends the session and brings the notice back.</p>

<h2>5. Who is responsible</h2>
<p>{legalName}, {address}, {email}. If a new service is added, it will be added to this page and you will be asked again.</p>
`.trim(),
};
