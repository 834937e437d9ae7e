import type { Leaf } from './read-leaves';
import styles from './gallery-dialog.module.scss';

export function LeafView({ leaf }: { leaf: Leaf }) {
  if (leaf.kind === 'plan') {
    return (
      <div
        className={styles.plan}
        ref={(place) => {
          const copy = leaf.drawing.cloneNode(true) as Element;
          copy.removeAttribute('id');
          place?.replaceChildren(copy);
        }}
      />
    );
  }
  // Listing videos have no speech to caption.
  if (leaf.kind === 'video') return <video className={styles.video} src={leaf.src} controls preload="none" />;
  const { alt, fallback, height, note, sources, width } = leaf;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={sources} sizes="100vw" />
        <img src={fallback} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
      {note !== '' && <p aria-hidden="true">{note}</p>}
    </>
  );
}
