import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { StoredFeedProblem } from '@/lib/listings/kyero/feed-problem';
import { isOnlyCounted, noteKindName, type NoteKind } from '@/lib/listings/kyero/note-kinds';

type NotesOfKindProps = Readonly<{
  kind: NoteKind;
  notes: readonly StoredFeedProblem[];
  show: (note: StoredFeedProblem) => ReactNode;
}>;

/** Notes shown of one kind; the file of the feed has all. */
const SHOWN = 5;

export async function NotesOfKind({ kind: { code, count }, notes, show }: NotesOfKindProps) {
  const t = await getTranslations('deskFeeds.reports');
  const tKinds = await getTranslations('feedProblems.kinds');
  const name = noteKindName(code);
  const examples = isOnlyCounted(code)
    ? []
    : notes.filter((note) => 'code' in note && note.code === code).slice(0, SHOWN);
  return (
    <>
      {t('kind', { count, kind: name ? tKinds(name) : code })}
      {examples.length > 0 && (
        <ul>
          {examples.map((note, index) => (
            <li key={index}>{show(note)}</li>
          ))}
          {count > examples.length && <li>{t('moreOfKind', { count: count - examples.length })}</li>}
        </ul>
      )}
    </>
  );
}
