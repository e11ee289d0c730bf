import { type ComponentType, useEffect, useState } from 'react';
import { useIsHydrating } from '../ui/needs-script/use-is-hydrating.ts';
import { StaticMarkup } from './static-markup.tsx';

type Props<P extends object> = {
  /** One of its own for each thing that is drawn. */
  id: string;
  /** Given here, not in the content: a style sheet that no code of the first load names would come too late. */
  className?: string;
  /** `null` in the browser's build: `import.meta.env.SSR ? await load() : null`, for an import by name would bring its code. */
  Content: ComponentType<P> | null;
  load: () => Promise<ComponentType<P>>;
  props: P;
};

/**
 * A part that only changes with its page: the browser reuses the server's markup, and fetches its code where it draws the
 * page itself.
 */
export function ServerDrawn<P extends object>({ id, className, Content, load, props }: Props<P>) {
  const [Drawn, setDrawn] = useState<ComponentType<P> | null>(null);
  // Only while hydrating: a part that the browser draws itself may not be set as markup (Trusted Types).
  const isHydrating = useIsHydrating();
  const [isStatic] = useState(Content === null && isHydrating);
  useEffect(() => {
    if (!isStatic)
      load().then(
        (Loaded) => setDrawn(() => Loaded),
        () => null,
      );
  }, [isStatic, load]);
  if (isStatic) return <StaticMarkup id={id} as="div" className={className} Content={null} />;
  const Shown = Content ?? Drawn;
  return (
    <div id={id} className={className}>
      {Shown && <Shown {...props} />}
    </div>
  );
}
