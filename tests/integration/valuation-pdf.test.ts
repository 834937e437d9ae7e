import { translatorOf } from '@/lib/i18n/translator';
import { listValuations } from '@/lib/server/data/accounts/valuations';
import { printValuation } from '@/lib/server/services/valuations/print-valuation';
import { saveValuation } from '@/lib/server/services/valuations/save-valuation';
import { readValuationPrint } from '@/lib/valuation/valuation-print';
import { onDatabase } from '@/tests/support/database/engines';
import { makeUser } from '@/tests/support/database/rows';

type Options = Readonly<{ locale: 'en'; namespace: 'valuationPage' }>;

jest.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: Options) => Promise.resolve(translatorOf(locale, namespace)),
}));

const property = { area: 'gracia', type: 'apartment', size: '84', bedrooms: '3', floor: '2', condition: 'good' };
const siteUrl = new URL('https://www.example.com');

onDatabase(({ run }) => {
  const save = async () => {
    const user = await makeUser();
    await saveValuation(user.id, property);
    const [saved] = await listValuations(user.id);
    if (!saved) throw new Error('nothing was saved');
    return { user, saved };
  };

  it('is one page in the language of its client, and nobody else’s', async () => {
    const { saved, user } = await save();
    const file = (await printValuation(user, saved.id, 'es'))?.toString('latin1') ?? '';
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file).toMatch(/\/Lang \(es-ES\)/);
    expect(await printValuation(await makeUser(), saved.id, 'es')).toBeNull();
    expect(await printValuation(user, '00000000-0000-0000-0000-000000000000', 'es')).toBeNull();
  });

  it('has the range as it was saved, its date, how it was worked out, and that it is guidance', async () => {
    const { saved } = await save();
    const print = await readValuationPrint(saved, 'en', siteUrl);
    const low = saved.entries[0]?.low.toLocaleString('en-GB') ?? '';
    expect(print?.range).toContain(low);
    expect(print?.factors?.rows.length).toBeGreaterThan(1);
    expect([print?.moved, print?.foot.caution]).toEqual([null, expect.stringMatching(/^For guidance only/)]);
    expect(print?.foot.url).toMatch(/^https:\/\/www\.example\.com\/en\/herramientas\/valoracion\?.*area=gracia/);
  });

  it('keeps the saved range where the price levels have moved since, and says so', async () => {
    const { user } = await save();
    await run('update valuation_entries set low = low - 10000');
    const [saved] = await listValuations(user.id);
    const print = saved && (await readValuationPrint(saved, 'en', siteUrl));
    expect(print?.range).toContain(saved?.entries[0]?.low.toLocaleString('en-GB') ?? 'none');
    expect([print?.factors, print?.moved]).toEqual([null, expect.any(String)]);
  });
});
