import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-27',
  body: `
<p>This page explains which personal data {agency} processes through this website, for what purpose, on what legal basis and for how long. Regulation (EU) 2016/679 (GDPR) and Ley Orgánica 3/2018 on the protection of personal data and the guarantee of digital rights (LOPDGDD) apply.</p>

<h2>1. Who is the controller</h2>
<p>{legalName}, tax number {taxId}, {address}. Telephone: {phone}. Email: {email}. The other details of the company are in the <a href="/legal-notice">legal notice</a>.</p>
<p>The agency is not obliged to appoint a data protection officer. Any question on this subject is answered at the email address above.</p>

<h2>2. Which data are processed, for what and for how long</h2>
<p>Each purpose is independent of the others: writing to the agency does not subscribe you to the newsletter, and having an account does not authorise advertising.</p>
<table>
<caption>Purposes, data, legal basis and periods</caption>
<thead>
<tr><th scope="col">Purpose</th><th scope="col">Data</th><th scope="col">Legal basis (GDPR)</th><th scope="col">How long they are kept</th></tr>
</thead>
<tbody>
<tr><th scope="row">To answer messages from the contact form and enquiries about a home</th><td>Name, email address, message and language and, if given, company, subject and telephone; the home asked about and, for a viewing, the days and times that suit, for a letting from when and for how many people; the language of the answer; for a valuation, the home as described and its result, if the box for it is ticked; the date, the time and the version of this page that was published</td><td>Steps before a contract at the request of the data subject, art. 6.1.b</td><td>24 months from each message; what is marked as spam, 30 days</td></tr>
<tr><th scope="row">To look after the people who write, call or book: history, internal notes, reminders and what they are looking for</th><td>Name, email addresses, telephone, language, who looks after them, source of the enquiry, replies sent, emails received, notes on what they are looking for and what was said, reminders and searches noted; of people whom the agency knew before and takes over from another program, why it may write to them and since which day</td><td>Steps before a contract at the request of the person, art. 6.1.b; notes, legitimate interest in serving people well, art. 6.1.f</td><td>24 months from the last contact; the file that is taken over from another program, one day</td></tr>
<tr><th scope="row">To send the newsletter and the free guides</th><td>Email address and language; whether the selling guide was requested; date, time and text of the consent; for each issue, to whom it was sent, when and whether it arrived, and whether the address returns emails</td><td>Consent, art. 6.1.a, and art. 21 of Ley 34/2002; for the issues sent, legitimate interest in not repeating them, art. 6.1.f</td><td>Until you unsubscribe; the proof of consent, 3 years more. If the subscription is not confirmed, 30 days. Each issue sent, 30 days; that an address returns emails, until you unsubscribe</td></tr>
<tr><th scope="row">To send alerts about new homes and lower prices</th><td>Email address, language and search criteria; date, time and text of the consent</td><td>Consent, art. 6.1.a, and art. 21 of Ley 34/2002</td><td>Until you unsubscribe; the proof of consent, 3 years more. If the alert is not confirmed, 30 days</td></tr>
<tr><th scope="row">To send by email particular homes that may suit, to those who asked for it, have an alert or enquired about a home in the last six months</th><td>Name, email address, language and what they are looking for; for each home sent, which one, when, by whom and on what ground; of those who do not want them, a cryptographic digest of their address</td><td>Consent, art. 6.1.a; after an enquiry, legitimate interest in answering what is looked for, art. 6.1.f, and art. 21 of Ley 34/2002</td><td>Until they say no, at any time; each home sent, 24 months; the objection, as long as the agency has the address and at least 3 years</td></tr>
<tr><th scope="row">To manage appointments and viewings</th><td>Name, email address, telephone, date, time, time zone and notes of the appointment; for viewings the home, the place, whether it took place and what was said</td><td>Steps before a contract, art. 6.1.b</td><td>24 months from the appointment</td></tr>
<tr><th scope="row">To keep the user account, with saved homes, appointments and valuations</th><td>Email address, name if Google or Facebook gives it, a one-way hash of the password, date of the last sign-in, saved homes with the notes written on them, and saved valuations; since when they are shared with the agency, if they are; until when the private link to the list works, if one was made</td><td>Performance of the contract for the use of the account, art. 6.1.b; sharing them, consent, art. 6.1.a</td><td>Until the account is deleted or 24 months pass without activity, of which you are told by email one month before</td></tr>
<tr><th scope="row">To keep a signed viewing sheet as proof of our work</th><td>Name, signature, home, day and time of the viewing, agent and reference</td><td>Legitimate interest in proving our work, art. 6.1.f, and art. 1964.2 of the Civil Code</td><td>5 years; blocked after 24 months or, if the appointment is deleted earlier, from then on</td></tr>
<tr><th scope="row">To run the agency’s desk: who works there, with which permissions and which second step of signing in</th><td>Of members of the team: email address, name, role, public profile, key of the second step (encrypted), hashes of the recovery codes, invitations, hours, days off, unsaved drafts, days of absence and who stands in. Of sellers: what they write about the draft of their advertisement</td><td>Employment or business relationship, art. 6.1.b</td><td>While they work at the agency; invitations, 30 days after they expire; drafts, 12 months; what sellers write, 30 days after the address of the draft expires; when they leave, the second step and the codes are deleted at once</td></tr>
<tr><th scope="row">To present the team on the website and pass on enquiries about its homes</th><td>Of members of the team: name, role, introduction, photograph if there is one, and work email address, which is not published</td><td>Employment or business relationship, art. 6.1.b</td><td>While they work at the agency; earlier versions of the team page, 24 months</td></tr>
<tr><th scope="row">To record who viewed or changed what at the agency’s desk</th><td>Of members of the team: name, date, time and what they did; of others, nothing</td><td>Legitimate interest in security and accountability, arts. 6.1.f and 32</td><td>12 months</td></tr>
<tr><th scope="row">To keep you signed in and recognise devices from which you have signed in before</th><td>Start, last use and expiry of each session; a cookie on the device, with no record on the website</td><td>Performance of the contract for the use of the account, art. 6.1.b, and legitimate interest in security, art. 6.1.f</td><td>Sessions, 30 days after they end; the cookie of the device, 180 days</td></tr>
<tr><th scope="row">To check that the emails above were delivered</th><td>Recipient and content of each email the website sends</td><td>That of the message, appointment, account or mailing it belongs to</td><td>30 days from sending; 24 months if it could not be delivered</td></tr>
<tr><th scope="row">To publish client reviews</th><td>First name, place and text approved by the author</td><td>Consent, art. 6.1.a</td><td>Until consent is withdrawn</td></tr>
<tr><th scope="row">To protect the website: security logs, limits against abuse and automated messages</th><td>IP address, date, time, page requested, result and browser</td><td>Legitimate interest in the security of the service, art. 6.1.f</td><td>90 days, unless they have to be kept to investigate an incident</td></tr>
<tr><th scope="row">To know whether pages load quickly</th><td>On one visit in ten, five measurements of loading: times of response and of first content, response to input and shifts of the page. Without identifiers, without the page visited and without storing anything on the device. Nobody is measured who declines cookies or asks for it with the Global Privacy Control signal</td><td>Legitimate interest in a website that works well, art. 6.1.f</td><td>No visit is kept: measurements are added to a total on arrival</td></tr>
<tr><th scope="row">To carry out the sale for owners who instruct us: mandate, steps to the deed, requests and documents</th><td>Of the seller: email address, mandate and fee, documents and their versions, who opens them and when, what the seller proposes or corrects and our answer, the times when nobody can visit and, if asked for, a calendar link and the figures by email</td><td>Performance of the mandate, art. 6.1.b; afterwards legal obligation and legitimate interest in being able to prove it, arts. 6.1.c and 6.1.f</td><td>The mandate, the arras contract, the deed and documents on identity and origin of funds, 10 years from the day when the agency closes the sale at its desk; requests and documents on registry, energy, occupancy and community, 12 months from then, and the latter, 6 months if the mandate ends without a sale; all of it blocked 30 days after the closing; who opened each document, 3 years</td></tr>
<tr><th scope="row">To tell the owners of offers</th><td>Of whoever makes the offer: name, email address if given, amount, terms, time limit and the owners’ answer</td><td>Steps before a contract at the request of the person, art. 6.1.b</td><td>12 months from the day when the agency closes the sale at its desk, blocked 30 days after it; an accepted one, as long as the mandate</td></tr>
<tr><th scope="row">To meet the accounting and tax obligations of transactions</th><td>Identification and invoicing data</td><td>Legal obligation, art. 6.1.c, and art. 30 of the Commercial Code</td><td>6 years</td></tr>
<tr><th scope="row">To identify the parties to a sale, under the rules against money laundering</th><td>Identity document, occupation and origin of the funds</td><td>Legal obligation, art. 6.1.c, and Ley 10/2010</td><td>10 years from the transaction</td></tr>
</tbody>
</table>
<p>Once these periods have passed, the data are deleted, or blocked while liabilities may arise, as article 32 of the LOPDGDD provides. Blocked sales and viewing sheets are not shown at the agency’s desk, are not in the download of all its data and cannot be recovered to work with them. Only the head of the agency downloads them, sale by sale, if a judge, a prosecutor or an authority asks for them, and who did so and why is recorded. The data that you download say that the sale exists and until when it is blocked. Backups hold the same data and are deleted after 35 days, so what is deleted leaves them too within that period.</p>

<h2>3. Messages and enquiries</h2>
<p>In the forms, the fields marked as required are required; without them we cannot answer. Three things are checked to tell people from programs:</p>
<ul>
<li>a hidden field, which a person leaves empty;</li>
<li>the time taken to fill in the form, and the number of messages from the same IP or email address;</li>
<li>depending on how the website is set up, a small calculation that the browser does by itself (proof of work) or, if it was accepted in the cookie notice, Google reCAPTCHA.</li>
</ul>
<p>Except for reCAPTCHA, these checks are done by the website itself, identify nobody and store nothing on the device. Anyone who does not accept reCAPTCHA can use the forms all the same.</p>
<p>Enquiries that come by telephone, at the office or through a property portal are stored in the same way, with their source.</p>
<p>Please do not include health data, identity documents or other people’s data in a message unless they are needed.</p>

<h2>4. Newsletter and alerts about homes</h2>
<p>Subscribing takes two steps: after you enter your address an email arrives with a link, and nothing else is sent until you confirm. Alerts need no second step if you ask for them while signed in with an address already verified. Every mailing has a link to unsubscribe, which works at any time, without a password and without questions. Unsubscribing does not affect what was sent before.</p>
<p>Agents may also send you, one at a time, homes that answer what you are looking for, if you asked for it, have an alert that fits or enquired about a home in the last six months. Each of these emails has a link to receive no more of them, which counts for all homes and for good. That you said no is kept as a cryptographic digest of your address, also if you ask us to delete your data: otherwise we could not respect it.</p>
<p>For each issue of the newsletter we store to whom it was sent, when, and whether it arrived. It has no tracking images: we do not know whether you open it. We count how often each link is followed, not by whom. If the agency sends the newsletter with Klaviyo, the issues are sent and recorded by Klaviyo on behalf of the agency, which switches off the tracking of opens and clicks in that service.</p>

<h2>5. Appointments</h2>
<p>The confirmation is sent by email with a calendar file and a private link to change or cancel the appointment. Whoever has that link can do so, so it should not be forwarded.</p>
<p>Viewings. To arrange a viewing we process your name, email, telephone, language, the home, the day and what you write to us. Afterwards the agent records the outcome. We tell the owners what was said about the home, without your name or details; they learn your name only if you make an offer or agree. If a viewing sheet is signed, it is kept as proof of our work. Agents may read their appointments in a calendar program of their own: with the time, the reference and your initials, without telephone or email.</p>

<h2>6. User account</h2>
<p>The password is not stored: what is stored is a one-way hash from which it cannot be reconstructed. From the account you can download your data and delete the account at any time; this also deletes the saved homes, the valuations, the messages and the appointments. The proof of consents and what the law obliges us to keep stay blocked. Homes saved without an account stay in the browser and move to the account when you sign in. Notes on homes belong to their author alone: the agency does not see them, and the private link to a list, which works for 90 days at most and can be ended at any time, shows the homes without the notes and without a name. Notes written without an account, and the homes recently looked at, if you have that list kept, stay in the browser and are not sent to us. Only the account holder sees the results of the tools, and the agency does not call because somebody used them.</p>
<p>The agency does not see the saved homes or the saved valuations either, unless “Share my saved homes with my agent” or “Share my valuations with my agent” is switched on in the account. Both are off when the account is created. While one is off, the team sees nothing of what it names; when it is on, the team sees it in order to serve its owner better, and we store since when. It is switched off in the same place, at any time: from then on it is no longer seen, without affecting what was done before.</p>
<p>If sign-in with Google or Facebook is available and used, the provider gives the agency the name, the email address and an identifier, and learns that you signed in to this website.</p>

<p>Your sale. If you sell through us, we keep the documents that you and the agency upload, their versions, and who opened them and when. They are seen by the owners of that home and by the team, and by nobody else. Identity documents and proof of funds are kept apart and seen only by those who must check them under Ley 10/2010. Files are not shown on the website; they are downloaded after we have checked who asks. Deleting the account ends the access; what the law obliges us to keep stays blocked.</p>
<p>Calendar of a sale. When a home is viewed, we tell the owners the day, the time, who of the agency shows it and what was said about the home, without the name or details of whoever views it. Of sellers we store the times when nobody can visit, which the team sees in the diary, and the times that they propose. A private calendar link, for those who ask for one, shows the time and the reference of the home and nothing else; we store a hash of the link until it is revoked or the access ends.</p>
<p>How often a home is viewed. When the page of a home opens, your browser tells us once and we add one to the total of that home and that day. Nothing is stored on your device, nor your IP address, an identifier or the other pages you see. Nobody is counted who declines cookies or sends Global Privacy Control. So that nobody inflates the total, a hash of the IP address from which it cannot be reconstructed is in memory for an hour at most, and is not stored. We also add up in how many alert emails the home appears, and how many people save it, ask about it and view it. The owners and the agency see the total, never who it was; the totals of a day are deleted after 24 months. Owners who ask for it get the figures by email every Friday, and stop it at any time by the link in each one.</p>
<p>Offers. If you make an offer, we tell the owners your name, the amount and the terms, and keep their answer.</p>

<h2>7. Where the data come from</h2>
<p>From the data subjects themselves, who guarantee that the data are theirs and correct, and, if they sign in with Google or Facebook, from that provider; if they enquire through a property portal, from that portal; and if the agency knew them before, from its own files. The website is not aimed at minors: you must be 18 to open an account.</p>

<h2>8. Who receives the data</h2>
<p><strong>Who works with your data.</strong> Enquiries, appointments and viewings are seen by the members of the team who handle them and by the head of the agency. They sign in to the desk with a password and a second code, and it is recorded who saw or changed what. They may add notes on what you are looking for and what was said; they record nothing on health, origin, religion or beliefs. They do not see your saved homes or valuations unless you switch on in your account that they are shared.</p>
<p>The agency does not sell data or pass them on for others’ advertising. They are received, to the extent necessary, by:</p>
<ul>
<li>The hosting provider of the website and the database, with servers in the European Union, as processor.</li>
<li>The email provider that delivers the messages, as processor.</li>
<li>Klaviyo, Inc., only if the agency uses it for the newsletter: it receives the email address of those who have confirmed their subscription and, in due course, that they unsubscribed, from server to server; nothing of it loads in the browser.</li>
<li>Google Ireland Limited, for the reCAPTCHA service, only if the agency uses it and after it was accepted in the cookie notice.</li>
<li>The provider of technical monitoring, only if the agency uses it: it receives which pages are requested, when, and how long they take, without IP addresses or anything that is typed.</li>
<li>The provider of the third-party booking calendar, only if the agency uses it and after its loading was accepted.</li>
<li>Notaries, land registries, gestorías, banks and the other party, when you ask us to do something that requires it.</li>
<li>Public authorities, courts and Sepblac, when the law requires it.</li>
</ul>
<p>The contract required by article 28 of the GDPR has been signed with each processor.</p>

<h2>9. Transfers outside the European Economic Area</h2>
<p>With the basic set-up of the website there are none. If Klaviyo, Google or another provider in the United States is in use, the transfer is based on the adequacy decision of the European Commission of 10 July 2023 (EU–US Data Privacy Framework) where the provider has joined it and, where it has not, on the standard contractual clauses. A copy of these safeguards can be requested by email.</p>

<h2>10. Automated decisions</h2>
<p>No automated decisions with legal effects are taken and no profiles are drawn up. The valuation and the mortgage calculator calculate with the data entered; their result is guidance and decides nothing about anybody. That data, also when you ask for a visit from the valuation, is part of the address of the page, so that you can save or share it: whoever receives that address sees it, and the server’s log does not record it. The recommendations in the account compare the saved homes with those in the portfolio and always say why; what you have looked at on the website counts only if you switch that on in your account, is noted in the browser and is not kept by the agency.</p>

<h2>11. Your rights</h2>
<p>Anyone can exercise the rights of access, rectification, erasure, objection, restriction of processing and portability, and withdraw at any time a consent they have given, without affecting the lawfulness of what was done before. It is enough to write to {email} or to {address}, saying what is requested. Additional information will be asked for only if there are reasonable doubts about identity.</p>
<p>You will have an answer within one month, which can be extended by two more if the request is complex, and it is free.</p>
<p>If the answer is not satisfactory, you can complain to the Spanish data protection authority (Agencia Española de Protección de Datos), calle Jorge Juan 6, 28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>. You do not have to write to the agency first, but it is usually quicker.</p>

<h2>12. Security</h2>
<p>Communication with the website is encrypted, access to the data is limited to those who need them, and backups are made, which are kept for 35 days. If a breach meant a high risk to somebody’s rights, they would be told without delay.</p>

<h2>13. Cookies</h2>
<p>The <a href="/cookie-policy">cookie policy</a> lists those in use and explains how to change your choice.</p>

<h2>14. Changes</h2>
<p>If a processing activity changes, so do this page and the date at its head. When the change affects account holders or subscribers, they will be told beforehand by email.</p>
`.trim(),
};
