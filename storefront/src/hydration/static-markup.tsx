import type { ComponentType } from 'react';

type Props = {
  id: string;
  as?: 'aside' | 'div' | 'footer' | 'ul';
  label?: string;
  /** Given here, not in the content: a style sheet that no browser code names would not be built. */
  className?: string;
  Content: ComponentType | null;
};

/**
 * A part of the page that only the server draws, because nothing in it ever changes: the browser reuses the markup it
 * got and needs no code for it. `Content` must be drawn on the server and in development only:
 * `const Content = import.meta.env.SSR || import.meta.env.DEV ? Footer : null` drops its code from the browser's build.
 */
export function StaticMarkup({ id, as: Tag = 'aside', label, className, Content }: Props) {
  if (Content)
    return (
      <Tag id={id} className={className} aria-label={label}>
        <Content />
      </Tag>
    );
  return (
    <Tag
      id={id}
      className={className}
      aria-label={label}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that the server drew
      dangerouslySetInnerHTML={{ __html: markupOf(id) }}
    />
  );
}

const markup = new Map<string, string>();

/** Read once, before hydration, so that it also survives being redrawn. */
function markupOf(id: string): string {
  const html = markup.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  markup.set(id, html);
  return html;
}
