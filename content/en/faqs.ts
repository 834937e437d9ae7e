import type { Faq } from '../types/writing';

export const faqs: readonly Faq[] = [
  {
    id: 'buying-costs',
    question: 'What does buying cost on top of the price?',
    answer:
      '<p>Take a resale apartment in Barcelona at €400,000 (rates of November 2026):</p>' +
      '<ul><li><strong>Transfer tax</strong>, {itp.catalonia.1}: €40,000.</li>' +
      '<li><strong>Notary</strong>, 0.2–0.5%: €800 to €2,000.</li>' +
      '<li><strong>Land registry</strong>, 0.1–0.25%: €400 to €1,000.</li>' +
      '<li><strong>Gestoría</strong>, which files the tax and the deed: €300 to €500.</li></ul>' +
      '<p>The total is €41,500 to €43,500. With a mortgage, add the bank valuation, €300 to €600; the bank pays for its own deed. ' +
      'The tax changes with <a href="/faq#transfer-tax-bands">the region and the price</a>, and <a href="/faq#new-build-tax">new homes</a> pay VAT and stamp duty instead.</p>',
  },
  {
    id: 'sale-time',
    question: 'How long does it take to sell?',
    answer:
      '<p>Usually <strong>three to six months</strong> from the first photo to the notary. A well-priced apartment in Barcelona finds its buyer in <strong>30 to 90 days</strong> (a guide; it depends on the price and the area).</p>' +
      '<p>The starting price matters most: a home that starts too high loses its best weeks. What we can shorten is the waiting: the energy certificate, cédula, land registry extract (nota simple) and community accounts are ready before the first viewing. ' +
      '<a href="/sell">This is how we sell</a>, and the <a href="/herramientas/valoracion">valuation tool</a> gives a first range.</p>',
  },
  {
    id: 'mortgage-abroad',
    question: 'Can I get a Spanish mortgage if I live abroad?',
    answer:
      '<p>Yes. Banks usually lend non-residents <strong>60–70%</strong> of the price or of the bank valuation, whichever is lower; residents get up to 80%. Terms run from 20 to 30 years and should end before you turn 75. All your instalments together should stay within 30–35% of net income.</p>' +
      '<p>For comparison: new mortgages in Spain had an average rate of 2.97% in November 2025 (INE). The other figures are bank terms of November 2026. ' +
      'The <a href="/herramientas/calculadora-hipoteca">mortgage calculator</a> has a setting for buyers from abroad; the bank will ask for your tax returns and bank statements.</p>',
  },
  {
    id: 'golden-visa',
    question: 'Does buying a home still give you residence, the “golden visa”?',
    answer:
      '<p>No. Residence for buying property of €500,000 or more <strong>ended on 3 April 2025</strong> (Ley Orgánica 1/2025). Permits granted or applied for before that day follow the old rules.</p>' +
      '<p>Anyone can still buy, whatever their passport; it simply no longer gives them the right to live here. EU citizens have that right already. Others may stay for 90 days in any 180 and need another kind of permit to stay longer: work, study, family, remote work or sufficient means. Talk to an immigration lawyer before you sign. <a href="/contact">Ask us</a> which ones our clients have used.</p>',
  },
  {
    id: 'sign-from-abroad',
    question: 'Can I buy without travelling to the signing?',
    answer:
      '<p>Yes, with a <strong>power of attorney</strong> given to someone you trust, often your lawyer. There are three ways to grant it:</p>' +
      '<ul><li>before any notary in Spain, for instance on the day you view the home;</li>' +
      '<li>at the Spanish consulate where you live;</li>' +
      '<li>before a notary in your country, with the Hague <strong>apostille</strong> and, if it is not in Spanish, a sworn translation.</li></ul>' +
      '<p>Keep it narrow: this purchase, this home, a maximum price. The notary in Spain wants the original, so allow for the post. Your <a href="/faq#nie-papers">NIE</a> can be applied for with the same power.</p>',
  },
  {
    id: 'transfer-tax-bands',
    question: 'How much is the transfer tax on a resale home?',
    answer:
      '<p>The national range usually quoted is 6–10%. In November 2026, in the regions where we work, it is:</p>' +
      '<ul><li><strong>Catalonia</strong>, since 27 June 2025: {itp.catalonia.1} up to €600,000, {itp.catalonia.2} from there to €900,000, {itp.catalonia.3} to €1,500,000 and {itp.catalonia.4} above. Each rate applies only to its own band.</li>' +
      '<li><strong>Valencian Community</strong>, since 1 June 2026: {itp.valencian.1}, or {itp.valencian.2} on the whole value if it is above €1,000,000.</li>' +
      '<li><strong>Madrid</strong>: {itp.madrid}.</li></ul>' +
      '<p>The base is the price or the cadastral reference value, whichever is higher. All three regions have reduced rates for the main home of young buyers, large families and others; <a href="/guias/comprar">the guide to buying</a> lists them.</p>',
  },
  {
    id: 'new-build-tax',
    question: 'What taxes do you pay on a new home?',
    answer:
      '<p>On the first sale by the developer you pay <strong>{vat} VAT</strong> and stamp duty (AJD) instead of transfer tax. Stamp duty is usually quoted as 1–1.5%; in November 2026 it is:</p>' +
      '<ul><li>Catalonia: <strong>{ajd.catalonia}</strong>.</li>' +
      '<li>Valencian Community: <strong>{ajd.valencian}</strong> since 1 June 2026; {ajd.valencian.mainHome} for a main home.</li>' +
      '<li>Madrid: <strong>{ajd.madrid}</strong>.</li></ul>' +
      '<p>For a new apartment in Barcelona at €500,000 that means €50,000 of VAT and €7,500 of stamp duty. VAT is due with each payment to the developer, stamp duty after the deed. Notary, registry and gestoría cost <a href="/faq#buying-costs">the same as for a resale home</a>.</p>',
  },
  {
    id: 'yearly-costs',
    question: 'What does it cost to own a home each year?',
    answer:
      '<p>Usual ranges in Spain, November 2026:</p>' +
      '<ul><li><strong>Property tax (IBI)</strong>: 0.4–1.1% of the cadastral value, which is usually well below the price.</li>' +
      '<li><strong>Community of owners</strong>: €50 to €200 a month; lifts, pools and concierges push it up.</li>' +
      '<li><strong>Home insurance</strong>: €200 to €600 a year.</li></ul>' +
      '<p>Add water, power and, if you live abroad, <a href="/faq#non-resident-tax">the non-resident tax</a>. Then there is the façade or the lift that the community may vote on next year, which is why we read its minutes. <a href="/properties">Every home on our list</a> shows its own property tax and, if it has any, its community fees.</p>',
  },
  {
    id: 'rental-yield',
    question: 'What rental yield can I expect?',
    answer:
      '<p>Gross, between <strong>3 and 6%</strong> a year (usual range, November 2026): a year’s rent divided by the price. That is the figure you see in advertisements. To get closer to your own:</p>' +
      '<ul><li>divide by the price plus <a href="/faq#buying-costs">buying costs</a>;</li>' +
      '<li>deduct property tax, community fees, insurance and repairs;</li>' +
      '<li>deduct empty weeks and management;</li>' +
      '<li>deduct income tax, and the instalments if you have a loan.</li></ul>' +
      '<p>In stressed areas, Barcelona among them, the reference index limits the rent, so check it first. The <a href="/guias/inversion-inmobiliaria">investment guide</a> takes you through it step by step.</p>',
  },
  {
    id: 'non-resident-tax',
    question: 'Which taxes do non-resident owners pay?',
    answer:
      '<p>Every year, non-resident income tax (Modelo 210): <strong>19%</strong> for tax residents of the EU, Iceland, Norway and Liechtenstein, <strong>24%</strong> for everyone else. It is charged on the rent, from which the first group may deduct costs. If you keep the home for your own use, it is charged on a small notional income based on the cadastral value.</p>' +
      '<p>When you sell, the buyer withholds <strong>{withheld}</strong> of the price and pays it to the tax agency for you (Modelo 211). It is an advance: you declare the gain afterwards and claim back any excess. Rates of November 2026; <a href="/guias/legal">more in the legal guide</a>.</p>',
  },
  {
    id: 'nie-papers',
    question: 'What is the NIE, and which documents do I need to buy?',
    answer:
      '<p>The NIE is the number that identifies foreigners in Spain. You cannot sign a deed or file a tax return without it, and each buyer needs one. You apply with form EX-15 and the fee form 790-012, at a Spanish consulate, at the police in Spain, or through someone who holds your power of attorney. It takes weeks, so start here.</p>' +
      '<p>For the notary, bring:</p>' +
      '<ul><li>your passport, and your matrimonial property regime if you are married;</li>' +
      '<li>proof of where the money comes from;</li>' +
      '<li>the means of payment, usually a banker’s cheque or a transfer.</li></ul>' +
      '<p><a href="/guias/compradores-primerizos">The full list is in our guide.</a></p>',
  },
];
