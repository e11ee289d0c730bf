import type { Block, BlockKind } from '@karite/shared/content';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './blocks.module.css';
import { RichText } from './rich-text.tsx';

/** Blocks of texts and pictures, one below the other (R1941); consecutive chapters have less space between them. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <>
    {groupsOf(blocks).map((group) =>
      group[0]?.kind === 'chapter' ? <Chapters key={group[0].id} chapters={group} /> : group.map(drawn),
    )}
  </>
);

function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && last[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** How each kind is drawn that the server alone draws; the others belong to the home page. */
const DRAWN: Partial<Record<BlockKind, (block: Block) => ReactNode>> = {
  richText: ({ html = '' }) => <RichText html={html} />,
  pictureText: (block) => <PictureText {...block} />,
  quote: ({ text, over }) => (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      {over && <figcaption>{over}</figcaption>}
    </figure>
  ),
  questions: ({ questions = [] }) => (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  ),
  facts: (block) => <Facts {...block} />,
};

/** A title that its kind does not draw itself. */
const OWN_TITLE: readonly BlockKind[] = ['pictureText'];

function drawn(block: Block): ReactNode {
  const { id, kind, title, isTinted } = block;
  return (
    <section key={id} className={isTinted || kind === 'facts' ? styles.tinted : styles.block}>
      <div className="page">
        {title && !OWN_TITLE.includes(kind) && <h2>{title}</h2>}
        {DRAWN[kind]?.(block)}
      </div>
    </section>
  );
}

const Chapters = ({ chapters }: { chapters: readonly Block[] }) => (
  <div className={`page ${styles.chapters}`}>
    {chapters.map(({ id, title, text }) => (
      <section key={id}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    ))}
  </div>
);

const Action = ({ link, linkLabel }: Pick<Block, 'link' | 'linkLabel'>) =>
  link && linkLabel && <ButtonLink to={link}>{linkLabel}</ButtonLink>;

const PictureText = ({ picture, alt = '', title, html, ...action }: Block) => (
  <div className={styles.pictureText}>
    <Picture url={picture} alt={alt} sizes="(min-width: 48rem) 36rem, 100vw" />
    <div>
      {title && <h2>{title}</h2>}
      {html && <RichText html={html} />}
      <Action {...action} />
    </div>
  </div>
);

const Facts = ({ text, facts = [], ...action }: Block) => (
  <>
    <p className={styles.lead}>{text}</p>
    {facts.length > 0 && (
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    <Action {...action} />
  </>
);
