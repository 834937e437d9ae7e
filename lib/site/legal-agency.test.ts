import { contentFacts } from './content-facts';
import { getLegalPage, legalIds } from './legal';
import { setSiteFacts } from './site-facts';

afterEach(() => setSiteFacts(null));

const htmlOf = (locale: 'en' | 'es') =>
  legalIds.map((id) => String((getLegalPage(id, locale).body as { html: unknown }).html)).join('\n');

it.each(['en', 'es'] as const)('names the agency in legal texts as it stands, %s', (locale) => {
  const { agency } = contentFacts;
  expect(htmlOf(locale)).toContain('Cerdà &#x26; Mar Gestió Immobiliària, S.L.');
  const { aicat, raicv } = agency.registers;
  setSiteFacts({
    ...contentFacts,
    agency: {
      ...agency,
      ...{ name: 'Nova <& Mar>', legalName: 'Nova Cases, S.L.', taxId: 'A39000013', email: 'nova@example.com' },
      companyRegister: { name: '', volume: '', folio: '', sheet: '' },
      registers: { aicat: { ...aicat, number: '4711' }, raicv: { ...raicv, number: '' } },
      phone: { e164: '+34930123456', display: '+34 930 123 456' },
      address: { ...agency.address, street: 'Carrer Nou' },
    },
  });
  const html = htmlOf(locale);
  expect(html).not.toMatch(/Cerdà|B00000000|00000|Mallorca|930 000 000|cerda-mar|RAICV|\{/);
  for (const fact of ['Nova Cases, S.L.', 'A39000013', 'nova@example.com', 'AICAT 4711', '+34 930 123 456']) {
    expect(html).toContain(fact);
  }
  expect(html).toContain('Carrer Nou 214');
  expect(html).not.toContain('<& Mar>');
});
