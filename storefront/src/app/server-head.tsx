/** Which files a page's head names. */
export type HeadFiles = { script: string; styles: string[]; preloads: string[] };

/**
 * The part of the head that is the same on every page but for its files. Drawn on the server alone. With the `style` in the
 * page, a slow network shows it one round trip earlier. It is read once, because later pages are drawn by the browser. With
 * the data saver a page names the file instead (`null`), because each of its pages is requested whole. Code and font leave
 * the network to the page and its first picture (decision 15).
 */
export const ServerHead = ({ assets, style, colour }: { assets: HeadFiles; style: string | null; colour: string }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="theme-color" content={colour} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src={assets.script} fetchPriority="low" />
    {style ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as built
      <style dangerouslySetInnerHTML={{ __html: style }} />
    ) : (
      assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
    )}
    {assets.preloads.map((href) => (
      <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
    ))}
  </>
);

/*
 * By HTTP/2 all files that a head names come side by side. Font and code leave the network to the page and its first picture
 * (decision 15). As text, for React would write them before the style.
 */

/** The fonts, named at the head's end: after the style they are still there for the first paint of a fast network (decision 15). */
export const fontMarkup = (files: readonly string[]): string =>
  files
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`)
    .join('');

/** The page's code, named at the page's end. */
export const codeMarkup = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join('');
