import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import type { SiteResult } from '@/lib/writing/search/site-search';
import styles from './search-tool.module.scss';

const tools = {
  '/herramientas/valoracion': { page: 'valuationPage', field: 'place' },
  '/herramientas/calculadora-hipoteca': { page: 'mortgagePage', field: 'price' },
} as const;

type ToolHref = keyof typeof tools;

const isToolHref = (href: string | undefined): href is ToolHref => href !== undefined && href in tools;

export function toolIn(result: SiteResult): ToolHref | null {
  const href = result.groups.find(({ kind }) => kind === 'pages')?.hits[0]?.href;
  return isToolHref(href) ? href : null;
}

/** The tool itself: its first field leads to its page, which has examples for the others. */
export async function SearchTool({ href }: { href: ToolHref }) {
  const { field, page } = tools[href];
  const t = await getTranslations();
  return (
    <section className={styles.tool} aria-labelledby="tool-title">
      <h2 id="tool-title">{t(`${page}.title`)}</h2>
      <form method="get" action={localizedHref(await currentLocale(), href)} className={styles.form}>
        <InputField
          id={`tool-${field}`}
          name={field}
          label={t(field === 'price' ? 'mortgagePage.form.fields.price' : 'valuationPage.form.fields.place')}
          inputMode={field === 'price' ? 'numeric' : 'text'}
          maxLength={80}
          required
        />
        <Button type="submit" look="outline">
          {t(`${page}.form.submit`)}
        </Button>
      </form>
    </section>
  );
}
