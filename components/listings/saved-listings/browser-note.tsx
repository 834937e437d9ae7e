'use client';

import { useState } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { MAX_NOTE_LENGTH, readBrowserNote, writeBrowserNote } from '@/lib/listings/saved/browser-notes';
import styles from './saved-tools.module.scss';

type BrowserNoteProps = {
  listing: string;
  labels: Readonly<Record<'title' | 'add' | 'label' | 'hint' | 'saved' | 'closed', string>>;
};

/** Stored only in the browser. */
export function BrowserNote({ listing, labels }: BrowserNoteProps) {
  const [outcome, setOutcome] = useState<'saved' | 'closed' | null>(null);
  if (!useHydrated()) return null;
  const note = readBrowserNote(listing);
  return (
    <details className={styles.note} open={note !== ''}>
      <summary>{note === '' ? labels.add : labels.title}</summary>
      <TextAreaField
        id={`note-text-${listing}`}
        label={labels.label}
        hint={labels.hint}
        defaultValue={note}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        onBlur={({ target }) => setOutcome(writeBrowserNote(listing, target.value.trim()) ? 'saved' : 'closed')}
      />
      <p role="status" className="small soft">
        {outcome && labels[outcome]}
      </p>
    </details>
  );
}
