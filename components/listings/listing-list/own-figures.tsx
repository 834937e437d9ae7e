'use client';

import { useEffect, useRef, useState } from 'react';
import { InputField } from '@/components/ui/input-field';
import { monthlyLimit } from '@/lib/costs/budget/monthly-limit';
import { ownFields, parseOwnFigures, type OwnField } from '@/lib/costs/budget/own-figures';
import { formatNumber } from '@/lib/i18n/format';
import { limitText } from '@/lib/listings/list/limit-text';
import type { OwnFiguresView } from '@/lib/listings/list/own-figures-view';
import { recordOf } from '@/lib/text/record-of';
import styles from './own-figures.module.scss';

/** The fields have no name, so that no address contains them. */
export function OwnFigures({ own }: { own: OwnFiguresView }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState<readonly OwnField[]>([]);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const field = (id: string) => form.elements.namedItem(id) as HTMLInputElement | HTMLSelectElement;
    const monthly = field('monthly');
    let written = '';
    const read = () => parseOwnFigures(recordOf(ownFields, (name) => field(`own-${name}`).value));
    const write = (limit: string) => {
      if (limit || monthly.value === written) monthly.value = limit;
      written = limit;
    };
    const handleInput = ({ target }: Event) => {
      if (target === monthly) return setAnswer('');
      const isOwn = target instanceof Node && box.current?.contains(target);
      if (!isOwn && target !== field('resident')) return;
      const { figures, wrong: present } = read();
      setWrong((shown) => shown.filter((name) => present.includes(name)));
      const { income } = figures;
      if (income === null || present.length > 0) {
        write('');
        return setAnswer('');
      }
      const usual = own.usual[field('resident').value === 'no' ? 'no' : 'yes'];
      const limit = monthlyLimit({ ...figures, income }, usual);
      write(limit ? formatNumber(limit.limit, own.locale) : '');
      setAnswer(limit ? limitText(limit, usual, own) : own.tooOld);
    };
    const handleChange = () => setWrong(read().wrong);
    form.addEventListener('input', handleInput);
    form.addEventListener('change', handleChange);
    return () => {
      form.removeEventListener('input', handleInput);
      form.removeEventListener('change', handleChange);
    };
  }, [own]);

  return (
    <details ref={box} className={styles.own}>
      <summary>{own.summary}</summary>
      <p className="small soft">{own.intro}</p>
      <div className={`numeric ${styles.fields}`}>
        {ownFields.map((name) => (
          <InputField
            key={name}
            id={`own-${name}`}
            label={own.fields[name].label}
            inputMode="decimal"
            maxLength={40}
            error={wrong.includes(name) ? own.fields[name].error : undefined}
          />
        ))}
      </div>
      <p role="status">{answer}</p>
      <a href={own.budget.href}>{own.budget.label}</a>
    </details>
  );
}
