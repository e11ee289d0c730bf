import { LANGUAGE } from '@karite/shared/locale';

type PlainPage = {
  title: string;
  text: string;
  /** The page is loaded again by itself after so many seconds. */
  againAfter?: number;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that needs nothing else: what is shown where neither the shop nor the back-office can be. */
export const plainPage = ({ title, text, againAfter }: PlainPage): string => `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">${againAfter ? `\n<meta http-equiv="refresh" content="${againAfter}">` : ''}
<title>${escaped(title)}</title>
<style>
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
  background: #f5ede3; color: #2b1f1c; font: 16px/1.5 system-ui, sans-serif; text-align: center; }
main { max-width: 26rem; }
h1 { margin: 0 0 8px; font-size: 22px; }
a { display: inline-block; margin-top: 16px; padding: 12px 24px; border-radius: 8px; background: #b54e5a; color: #fff; text-decoration: none; }
@media (prefers-color-scheme: dark) { body { background: #191413; color: #f3e9e4; } }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a href="">Réessayer</a>
</main>
</body>
</html>`;
