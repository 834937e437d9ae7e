'use client';

import { useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FieldFrame, inputProps } from '@/components/ui/field-frame';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { isHeifFile } from '@/lib/forms/heif-file';
import styles from './record-form.module.scss';
import type { RecordTexts } from './record-view';

type ImageFieldProps = Readonly<{
  id: string;
  name: string;
  defaultValue: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  texts: RecordTexts['image'];
  remove: string;
  isForText: boolean;
  form: string;
}>;

/** Selects a stored image; a selected file is uploaded immediately. */
export function ImageField({
  id,
  name,
  defaultValue,
  label,
  hint,
  error,
  texts,
  remove,
  form,
  isForText,
}: ImageFieldProps) {
  const isLive = useHydrated();
  const [image, setImage] = useState(defaultValue);
  const [state, setState] = useState<'idle' | 'uploading' | 'failed' | 'heic'>('idle');

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!isLive || !file) return;
    if (await isHeifFile(file)) {
      target.value = '';
      return setState('heic');
    }
    setState('uploading');
    const data = new FormData();
    data.set(name, file);
    const stored = await fetch('/api/desk/portraits', {
      method: 'POST',
      body: data,
      headers: { accept: 'application/json' },
    })
      .then(async (response) => (response.ok ? ((await response.json()) as { name: string }).name : null))
      .catch(() => null);
    target.value = '';
    setState(stored ? 'idle' : 'failed');
    if (stored) setImage(stored);
  };

  const problem = state === 'failed' || state === 'heic' ? texts[state] : error;
  return (
    <FieldFrame id={id} label={label} error={problem} hint={isLive ? hint : texts.saveFirst}>
      <div className={styles.image}>
        {image && <img src={`/media/${image}-960.webp`} alt="" width={96} height={96} />}
        <input type="hidden" name={name} value={image} />
        <input
          {...inputProps({ id, error: problem, hint: true })}
          type="file"
          name={name}
          form={form}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void upload(event)}
        />
        {!isLive && (
          <Button type="submit" form={form} look="outline" isSmall>
            {texts.upload}
          </Button>
        )}
        {image && isLive && (
          <Button look="outline" isSmall onClick={() => setImage('')}>
            {remove}
          </Button>
        )}
        {image && isForText && <code>{`![](${image})`}</code>}
        <span role="status">{state === 'uploading' && texts.uploading}</span>
      </div>
    </FieldFrame>
  );
}
