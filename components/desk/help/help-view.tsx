import { getTranslations } from 'next-intl/server';
import { railSections, type DeskSection } from '@/components/desk/desk-frame/desk-sections';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { SearchField } from '@/components/desk/search/search-field';
import { isAllowed, type StaffActor } from '@/lib/access/actor';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { HelpSection } from '@/lib/site/desk-help';
import { searchHelp } from '@/lib/site/search-help';
import styles from './help.module.scss';
import { partsWithWords } from '@/lib/i18n/interface-words';
import type { Locale } from '@/lib/i18n/locales';

const HelpWords = ({ locale, text }: { text: string; locale: Locale }) =>
  partsWithWords(text, locale).map((part, index) =>
    part.isWord ? <strong key={index}>{part.text}</strong> : part.text,
  );

const rooms: Readonly<Partial<Record<HelpSection['id'], DeskSection['key']>>> = {
  today: 'today',
  'new-home': 'homes',
  people: 'people',
  matching: 'homes',
  sale: 'homes',
  places: 'places',
  feeds: 'feeds',
  newsletter: 'newsletter',
  website: 'site',
  articles: 'articles',
  team: 'staff',
  figures: 'figures',
  log: 'activity',
};

type HelpViewProps = Readonly<{ actor: StaffActor; q: string; hasKey: boolean }>;

export async function HelpView({ actor, hasKey, q }: HelpViewProps) {
  const t = await getTranslations('deskHelp');
  const desk = await getTranslations('desk');
  const locale = await currentLocale();
  const sections = searchHelp(q, locale);
  const words = (text: string) => <HelpWords text={text} locale={locale} />;
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p>{t('lead')}</p>
        <SearchField
          action="/dashboard/agency/help"
          labels={{ label: t('search'), placeholder: t('search'), submit: t('search') }}
          value={q}
          hasKey={hasKey}
        />
        {q !== '' && (
          <p role="status">
            {t('found', { count: sections.length, words: q })} <Link href="/dashboard/agency/help">{t('showAll')}</Link>
          </p>
        )}
      </div>
      {sections.length === 0 && <EmptyPage drawing="search" text={t('nothing')} />}
      {sections.length > 0 && (
        <nav aria-labelledby="help-contents" className={styles.contents}>
          <h2 id="help-contents">{t('contents')}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.sections}>
        {sections.map(({ id, lead, notes, steps, title }) => {
          const room = railSections.find(({ key }) => key === rooms[id]);
          const isOpen = !room?.right || isAllowed(actor, room.right);
          return (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{title}</h2>
              {!isOpen && <p className={styles.owners}>{t('ownersOnly')}</p>}
              <p>{words(lead)}</p>
              {steps.length > 0 && (
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{words(step)}</li>
                  ))}
                </ol>
              )}
              {notes.length > 0 && (
                <ul className={styles.notes}>
                  {notes.map((note) => (
                    <li key={note}>{words(note)}</li>
                  ))}
                </ul>
              )}
              {room && isOpen && (
                <p>
                  <Link href={room.href} className={styles.open}>
                    {t('open', { section: desk(room.key) })}
                  </Link>
                </p>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
